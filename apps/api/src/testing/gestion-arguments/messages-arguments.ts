export const messagesArguments: Readonly<Record<string, string>> = {
  shopMessages: 'state: attente',
  shopMessage: 'id: "0"',
  takeMessage: 'id: "0"',
  answerMessage: 'id: "0", text: ""',
  settleMessage: 'id: "0"',
};
