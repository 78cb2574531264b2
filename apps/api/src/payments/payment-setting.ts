/** Which bank: the demonstration's own, or the one the merchant has a contract with. */
export type PaymentSetting =
  /** never in production */
  | { kind: 'demo'; secret: string }
  | { kind: 'lyra'; siteId: string; key: string; mode: 'TEST' | 'PRODUCTION'; pageUrl: string }
  | { kind: 'none' };
