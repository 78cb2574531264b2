// Passwords everybody thinks of first. Hardly any of the commonest passes the rule of eight characters and four
// classes; those that do are one of these words in capitals or with look-alike signs, and a few digits and signs
// around it. So the words are listed, not the thousands of forms they take.

const WORDS =
  'password passwort passw passwd pass motdepasse mdp secret secrete welcome bienvenue bonjour salut coucou hello' +
  ' admin administrator administrateur root user utilisateur login connexion guest invite test testing demo default' +
  ' changeme changemoi letmein access acces master superman batman spiderman starwars pokemon naruto dragon monkey' +
  ' shadow sunshine princess princesse iloveyou jetaime monamour amour love mylove doudou loulou chouchou cherie' +
  ' cheri bebe maman papa famille soleil lune etoile fleur chocolat vanille caramel nutella biscuit poupee poussin' +
  ' chaton minou felix tigrou nounours lapin licorne football soccer baseball hockey rugby tennis basket olympique' +
  ' marseille paris lyon toulouse bordeaux nantes rennes lille nice strasbourg montpellier bretagne france french' +
  ' qwerty qwertyuiop qwertz azerty azertyuiop azertyui azer qsdfgh qsdfghjklm wxcvbn asdf asdfgh asdfghjkl zxcvbn' +
  ' zxcvbnm qazwsx qazwsxedc aqwzsx aqwzsxedc azeqsd aaaa abc abcd abcde abcdef abcdefg abcdefgh xxxx qwer qweasd' +
  ' michael michel jordan thomas nicolas alexandre alexander daniel david robert charlie andrew matthew anthony' +
  ' jessica jennifer michelle ashley amanda nicole stephanie camille marine julien julie sophie laura manon lea' +
  ' chloe emma lucas hugo louis arthur maxime antoine pierre martin philippe isabelle nathalie christine catherine' +
  ' sandrine valerie veronique patrick laurent olivier sebastien vincent guillaume mathieu romain kevin jonathan' +
  ' january janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre december summer' +
  ' printemps automne hiver winter spring lundi mardi mercredi jeudi vendredi samedi dimanche monday friday' +
  ' company entreprise societe office bureau computer ordinateur internet google facebook microsoft windows apple' +
  ' samsung iphone android linux server serveur oracle cisco network reseau freedom liberte killer hunter ranger' +
  ' harley ferrari porsche mercedes renault peugeot citroen yamaha honda corvette mustang diamond ginger pepper' +
  ' cookie summer cheese banana orange purple flower butterfly angel angels tiger tigger lion eagle falcon wolf' +
  ' blink trustno whatever nothing something computer jesus matrix zaq zaqwsx valbrune comptoir peinture peintre';

const KNOWN = new Set(WORDS.split(' '));

export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (/^[^\p{L}]*$/u.test(folded)) return true;
  return [folded, alike(folded)].some((text) => KNOWN.has(core(text)));
}

/** The word without the digits and signs put before and behind it, unless they are many. */
function core(text: string): string {
  const word = /^[^a-z]{0,4}([a-z]+)[^a-z]{0,8}$/.exec(text)?.[1];
  return word ?? '';
}

const SIGNS: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '3': 'e', $: 's', '5': 's', '1': 'i' };

/** P@ssw0rd is password; signs count as letters only where a letter follows. */
function alike(text: string): string {
  return text.replace(/[@03$51](?=[@03$51]*[a-z])/g, (sign) => SIGNS[sign] ?? sign);
}
