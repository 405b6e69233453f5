import {
  forgotPassword,
  getProfile,
  login,
  logout,
  registerEmail,
  registerPhone,
  resendForgotPassword,
  resendVerifyEmail,
  resendVerifyPhone,
  resetPassword,
  verifyEmail,
  verifyPhone,
} from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { clientKey } from '../../http/client-key.ts';
import { StatusAnswer, serve } from '../../http/endpoint.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { inEqualTime } from './equal-time.ts';
import type { LoginService } from './login.service.ts';
import type { PasswordResetService } from './password-reset.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { RegistrationService } from './registration.service.ts';

interface Services {
  readonly registration: RegistrationService;
  readonly loginService: LoginService;
  readonly passwordReset: PasswordResetService;
  readonly profile: ProfileService;
  readonly sessions: SessionsService;
}

/** The calls of registration, signing in, forgotten passwords and the own profile. */
export function accountsRoutes(app: FastifyInstance, services: Services): void {
  const { registration, loginService, passwordReset, profile, sessions } = services;

  serve(app, registerEmail, ({ body, language, ip }) =>
    registration.register({
      channel: 'email',
      name: body.name,
      contact: body.email,
      password: body.password,
      passwordConfirmation: body.password_confirmation,
      language,
      client: clientKey(ip),
    }),
  );
  serve(app, registerPhone, ({ body, language, ip }) =>
    registration.register({
      channel: 'phone',
      name: body.name,
      contact: body.phone,
      password: body.password,
      passwordConfirmation: body.password_confirmation,
      language,
      client: clientKey(ip),
    }),
  );
  serve(app, verifyEmail, async ({ body, ip }) => {
    await inEqualTime(() => registration.verify('email', body.user_id, body.code, clientKey(ip)));
    return { message: 'Your email address was confirmed.' };
  });
  serve(app, verifyPhone, async ({ body, ip }) => {
    await inEqualTime(() => registration.verify('phone', body.user_id, body.code, clientKey(ip)));
    return { message: 'Phone number was confirmed' };
  });
  serve(app, resendVerifyEmail, async ({ body, ip }) => {
    await inEqualTime(() => registration.resend('email', body.email, clientKey(ip)));
    return { message: 'email verification was resent' };
  });
  serve(app, resendVerifyPhone, async ({ body, ip }) => {
    await inEqualTime(() => registration.resend('phone', body.phone, clientKey(ip)));
    return { message: 'Message Was sent successfully' };
  });
  serve(app, login, async ({ body, ip }) => {
    const outcome = await loginService.login(body.login, body.password, clientKey(ip));
    if (outcome.kind === 'session') return { auth_token: app.jwt.sign({ sid: outcome.sessionId }) };
    const unverified: [number, string, 'email' | 'phone'] = [
      outcome.pendingId,
      `you need to confirm your ${outcome.channel}`,
      outcome.channel,
    ];
    return new StatusAnswer(403, unverified);
  });
  serve(app, logout, async ({ principal }) => {
    if (principal !== null) await sessions.end(principal.sessionId);
    return { message: 'Signed out.' };
  });
  const forgotten = { message: 'If there is such an account, a code was sent to it.' };
  serve(app, forgotPassword, async ({ body, ip }) => {
    await inEqualTime(() => passwordReset.forgot(body.login, clientKey(ip)));
    return forgotten;
  });
  serve(app, resendForgotPassword, async ({ body, ip }) => {
    await inEqualTime(() => passwordReset.forgot(body.login, clientKey(ip)));
    return { message: 'verification code was sent to your email' };
  });
  serve(app, resetPassword, async ({ body, ip }) => {
    await inEqualTime(() => passwordReset.reset(body.login, body.code, body.password, clientKey(ip)));
    return { message: 'Your password was changed.' };
  });
  serve(app, getProfile, async ({ principal }) => ({ data: await profile.get(principal.userId) }));
}
