import type { Asking, Means } from '../request/asking.ts';
import type { Captcha } from './captcha.ts';

export type CaptchaMeans = { captcha: Captcha };

export type CaptchaContext = Asking & Means & CaptchaMeans;
