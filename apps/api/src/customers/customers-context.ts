import type { CaptchaMeans } from '../captcha/captcha-context.ts';
import type { StoresContext } from '../stores/stores-context.ts';
import type { EstablishmentRegister } from './establishments/establishments.ts';

export type CustomersMeans = {
  /** where establishments are looked up */
  register: EstablishmentRegister;
  /** whether a new account must be confirmed by mail */
  customerConfirmation: boolean;
};

export type CustomersContext = StoresContext & CaptchaMeans & CustomersMeans;
