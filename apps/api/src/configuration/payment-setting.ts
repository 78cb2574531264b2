/** Which bank: the demonstration's own, which never opens in production, one of the Lyra family, or none. */
export type PaymentSetting = { kind: 'demo'; secret: string } | LyraSetting | { kind: 'none' };

export type LyraSetting = {
  kind: 'lyra';
  /** eight digits: the shop as the bank knows it */
  siteId: string;
  /** signs forms and notifications; the bank has one for each mode */
  key: string;
  mode: 'TEST' | 'PRODUCTION';
  /** where the browser sends the form */
  formUrl: string;
  /** where the bank is asked, without a slash at the end */
  apiUrl: string;
  apiPassword: string;
};
