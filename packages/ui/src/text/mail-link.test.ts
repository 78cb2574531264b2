import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

it.each([
  ['yann.kermarrec@demo.valbrune.example', 'mailto:yann.kermarrec@demo.valbrune.example'],
  ['achats?bcc=x&body=y@exemple.fr', 'mailto:achats%3Fbcc%3Dx%26body%3Dy@exemple.fr'],
  ['r&d@exemple.fr', 'mailto:r%26d@exemple.fr'],
  ['a%0Abcc:b@exemple.fr', 'mailto:a%250Abcc%3Ab@exemple.fr'],
  ['a#b+c@été.fr', 'mailto:a%23b%2Bc@%C3%A9t%C3%A9.fr'],
])('to %s one writes by %s', (email, link) => {
  expect(mailLink(email)).toBe(link);
  const { searchParams, pathname } = new URL(link);
  expect([[...searchParams], decodeURIComponent(pathname)]).toEqual([[], email]);
});
