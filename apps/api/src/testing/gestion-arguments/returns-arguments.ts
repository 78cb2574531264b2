export const returnsArguments: Readonly<Record<string, string>> = {
  shopWithdrawals: 'state: a_rembourser',
  shopReturn: 'id: "1"',
  openReturn: 'number: "x", lines: [{ position: 1, quantity: 1 }], reason: "Échange"',
  acceptReturn: 'id: "1"',
  receiveReturn: 'id: "1", lines: [{ position: 1, from: 0, to: 1, condition: new, to_shelf: false }]',
  refuseReturn: 'id: "1", reason: "Hors délai"',
  refundReturn: 'id: "1", amount_cents: 100, reason: "Rétractation"',
  settleReturn: 'id: "1", amount_cents: 100, how: "Espèces"',
};
