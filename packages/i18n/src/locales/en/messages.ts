/** Mails and SMS about accounts. */
export const messages = {
  greeting: 'Hello, {{name}}!',
  greetingNobody: 'Hello!',
  verifySubject: '{{code}} is your Mugė code',
  verifyBody: 'Enter this code to finish your registration:',
  verifyNote: 'It is valid for 10 minutes. If you did not register at Mugė, you need not do anything.',
  verifySms: 'Mugė: your registration code is {{code}}. It is valid for 10 minutes.',
  takenSubject: 'You already have a Mugė account',
  takenBody: 'Somebody, perhaps you, wanted to register with this address, but it already has an account.',
  takenNote: 'Sign in with this address and your password. If you forgot the password, choose “Forgot password” there.',
  takenSms: 'Mugė: you already have an account. Sign in or use “Forgot password”.',
  resetSubject: '{{code}} is your code for a new password',
  resetBody: 'Enter this code to choose a new password:',
  resetNote: 'It is valid for 10 minutes. If you did not ask for it, your password stays as it is.',
  resetSms: 'Mugė: your new password code is {{code}}. It is valid for 10 minutes.',
} as const;
