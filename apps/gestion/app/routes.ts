import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

export default [
  layout('layouts/door-layout.tsx', [
    route('entrer', 'screens/staff/sign-in-screen.tsx'),
    route('entrer/code', 'screens/staff/second-factor-screen.tsx'),
    route('entrer/second-facteur', 'screens/staff/enrolment-screen.tsx'),

    route('mot-de-passe', 'screens/staff/password-screen.tsx'),
    route('invitation', 'screens/staff/invitation-screen.tsx'),
  ]),
  route('sortir', 'screens/staff/sign-out.ts'),
  layout('layouts/office-layout.tsx', [
    index('screens/staff/first-screen.ts', { id: 'base' }),
    route('accueil', 'screens/staff/first-screen.ts'),
    route('aujourdhui', 'screens/orders/today-screen.tsx'),
    route('comptoir', 'screens/orders/counter-screen.tsx'),
    route('commandes', 'screens/orders/orders-screen.tsx'),
    route('commandes/:number', 'screens/orders/order-screen.tsx'),
    route('commandes/:number/preparation', 'screens/orders/preparation-screen.tsx'),
    route('commandes/:number/remise', 'screens/orders/hand-over-screen.tsx'),
    route('commandes/:number/annulation', 'screens/orders/cancel-screen.tsx'),
    route('commandes/:number/remboursement', 'screens/orders/refund-screen.tsx'),
    route('magasins', 'screens/stores/stores-screen.tsx'),
    route('magasins/:code', 'screens/stores/store-screen.tsx'),
    route('magasins/:code/fermeture', 'screens/stores/store-closing-screen.tsx'),
    route('magasins/:code/jour', 'screens/stores/store-day-screen.tsx'),
    route('magasins/:code/horaires', 'screens/stores/store-hours-screen.tsx'),
    route('magasins/:code/coordonnees', 'screens/stores/store-details-screen.tsx'),
    route('equipe', 'screens/staff/team-screen.tsx'),
    route('equipe/nouvelle-personne', 'screens/staff/invite-screen.tsx'),
    route('profil', 'screens/staff/own-account-screen.tsx'),
    route('*', 'screens/staff/not-found-screen.tsx'),
  ]),
] satisfies RouteConfig;
