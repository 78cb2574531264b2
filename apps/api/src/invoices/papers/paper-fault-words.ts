import { MOST_PAPER_BYTES } from './paper-fault.ts';
import type { PaperFault } from './paper-fault.ts';

/** Behind the name of the file, or « Ce PDF ». */
export const paperFaultWords: Readonly<Record<PaperFault, string>> = {
  'too-large': `dépasse ${MOST_PAPER_BYTES / 1_024 ** 2}\u00A0Mo.`,
  'no-pdf': 'n’est pas un PDF.',
  'cut-short': 'est abîmé ou incomplet\u00A0: la fin du PDF manque.',
  encrypted: 'est chiffré ou protégé par un mot de passe\u00A0: donnez-le sans protection.',
  script: 'contient un programme (JavaScript)\u00A0: il est refusé.',
  launch: 'lance un programme à l’ouverture (Launch)\u00A0: il est refusé.',
  attachment: 'contient un fichier joint (EmbeddedFile)\u00A0: donnez le PDF sans pièce jointe.',
  opaque: 'est écrit d’une façon que la boutique ne sait pas vérifier\u00A0: il est refusé.',
};
