export const reviewsArguments: Readonly<Record<string, string>> = {
  shopReviews: 'state: attente',
  shopReview: 'id: "0"',
  judgeShopReview: 'id: "0", read: attente, accepted: true',
};
