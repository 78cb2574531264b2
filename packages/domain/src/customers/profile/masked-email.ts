const MASK = '•••';

/** « y•••@d••• »: enough for its owner to recognise it, too little for others. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${MASK}@${host.slice(0, 1)}${MASK}`;
}
