// The part of Magento’s shapes that is about reviews.
export const magentoReviewShapes: Readonly<Record<string, readonly string[]>> = {
  ProductReviews: ['items:[ProductReview]! page_info:SearchResultPageInfo!'],
  ProductReview: [
    'product:ProductInterface! summary:String! text:String! nickname:String! created_at:String!',
    'average_rating:Float! ratings_breakdown:[ProductReviewRating!]!',
  ],
  ProductReviewRating: ['name:String! value:String!'],
  ProductReviewRatingsMetadata: ['items:[ProductReviewRatingMetadata!]!'],
  ProductReviewRatingMetadata: ['id:String! name:String! values:[ProductReviewRatingValueMetadata!]!'],
  ProductReviewRatingValueMetadata: ['value_id:String! value:String!'],
  CreateProductReviewInput: [
    'sku:String! nickname:String! summary:String! text:String! ratings:[ProductReviewRatingInput]!',
  ],
  ProductReviewRatingInput: ['id:String! value_id:String!'],
  CreateProductReviewOutput: ['review:ProductReview!'],
  ProductInterface: [
    'rating_summary:Float! review_count:Int! reviews(pageSize:Int=20,currentPage:Int=1):ProductReviews!',
  ],
};
