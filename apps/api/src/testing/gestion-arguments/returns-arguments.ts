export const returnsArguments: Readonly<Record<string, string>> = {
  shopWithdrawals: 'state: a_rembourser',
};
