export const deviceCopy = {
  title: 'Appareils connectés',
  intro:
    'Votre compte est ouvert, ou s’ouvre sans mot de passe, sur ces appareils. Déconnectez ceux que vous ne reconnaissez pas, puis changez votre mot de passe.',
  device: 'Appareil',
  lastUse: 'Dernière activité',
  openedOn: (day: string) => `Connecté depuis le ${day}`,
  action: 'Déconnecter',
  current: 'Cet appareil',
  end: 'Déconnecter',
  endNamed: (name: string, day: string) => `Déconnecter ${name}, utilisé le ${day}`,
  endOthers: 'Déconnecter tous les autres appareils',
  ended: 'L’appareil est déconnecté.',
  othersEnded: 'Tous les autres appareils sont déconnectés.',
  refusedTitle: { text: 'Aucun appareil n’a été déconnecté', key: 'device-not-ended' },
} as const;
