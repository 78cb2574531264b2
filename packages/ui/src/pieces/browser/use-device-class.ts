import type { DeviceClass } from '@nuancier/domain/site/device-class.ts';
import { useEffect, useState } from 'react';
import { watchDeviceClass } from './watch-device-class.ts';

/** What the server guessed from the user agent, then what the window really is. */
export function useDeviceClass(fromServer: DeviceClass): DeviceClass {
  const [device, setDevice] = useState(fromServer);
  useEffect(() => watchDeviceClass(window, setDevice), []);
  return device;
}
