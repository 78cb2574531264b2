/** Which bank: the demonstration's own, which never opens in production, or none. */
export type PaymentSetting = { kind: 'demo'; secret: string } | { kind: 'none' };
