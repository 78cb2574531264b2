/** What somebody brings to show that a human is at it. */
export type CaptchaProof = { token: string; action: string; clientAddress: string };

export type CaptchaVerdict = 'good' | 'bad' | 'unavailable';
