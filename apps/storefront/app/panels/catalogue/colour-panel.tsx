import { useState } from 'react';
import { chartCopy } from '../../features/catalogue/product/chart/chart-copy.ts';
import { ColourSheet } from '../../features/catalogue/product/chart/colour-sheet.tsx';
import { findTint } from '../../features/catalogue/product/chart/find-tint.ts';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { Drawer } from '../../ui/dialog/drawer.tsx';

/** One colour of the chart, large. */
export default function ColourPanel({ colour, colours }: PanelProps['colour']) {
  const [asked, ask] = useState('');
  return (
    <Drawer title={chartCopy.title(colour)} onClose={closePanel}>
      <ColourSheet colour={colour} asked={asked} other={findTint(colours, asked)} onAsk={ask} />
    </Drawer>
  );
}
