export type CaptchaSetting =
  | { kind: 'off' }
  | { kind: 'altcha'; secret: string }
  | { kind: 'recaptcha'; secret: string; verifyUrl: string };
