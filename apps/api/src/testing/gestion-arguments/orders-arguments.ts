export const ordersArguments: Readonly<Record<string, string>> = {
  shopOrders: 'tab: toutes',
  shopOrder: 'number: "x"',
  startPreparation: 'number: "x"',
  prepareLines: 'number: "x", lines: []',
  markReady: 'number: "x"',
  handOverLines: 'number: "x", proof: {}',
  takeBackLines: 'number: "x", lines: []',
  shipOrder: 'number: "x"',
  cancelShopOrder: 'number: "x", reason: ""',
  refundOrder: 'number: "x", reason: ""',
  noteOrder: 'number: "x", text: ""',
  resendOrderMail: 'number: "x", kind: status',
};
