// Several addresses that reach one mailbox. Only for counting: mails go to the address as it was given.

/** These read their addresses without the dots. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Without capitals, without the tag after a plus sign, and without dots where they mean nothing. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at), address.slice(at + 1)];
  const tag = name.indexOf('+');
  const untagged = tag > 0 ? name.slice(0, tag) : name;
  return DOTLESS.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
}
