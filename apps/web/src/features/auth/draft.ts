/** Everything that is typed into the dialog; it survives a change of view. */
export interface Draft {
  login: string;
  loginPassword: string;
  name: string;
  contact: string;
  newPassword: string;
  newPasswordAgain: string;
  code: string;
  forgotLogin: string;
  forgotCode: string;
  resetPassword: string;
  resetPasswordAgain: string;
}

/** A dialog that nothing was typed into. */
export const emptyDraft: Draft = {
  login: '',
  loginPassword: '',
  name: '',
  contact: '',
  newPassword: '',
  newPasswordAgain: '',
  code: '',
  forgotLogin: '',
  forgotCode: '',
  resetPassword: '',
  resetPasswordAgain: '',
};

/** What is kept of it over a reload and while the dialog is closed: addresses and names, neither passwords nor codes. */
export function withoutSecrets({ login, name, contact, forgotLogin }: Draft): Draft {
  return { ...emptyDraft, login, name, contact, forgotLogin };
}

/** What every form of the dialog is given. */
export interface FormProps {
  draft: Draft;
  onType: (typed: Partial<Draft>) => void;
}
