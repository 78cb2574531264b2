import type { Config } from '@react-router/dev/config';

export default { ssr: true, basename: '/gestion', routeDiscovery: { mode: 'initial' } } satisfies Config;
