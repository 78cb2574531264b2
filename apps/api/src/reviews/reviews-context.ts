import type { CaptchaMeans } from '../captcha/captcha-context.ts';
import type { CatalogueContext } from '../catalogue/catalogue-context.ts';
import type { ProductRatings } from './reviews.ts';

export type ReviewsMeans = {
  /** what customers think of products, as approved reviews say it */
  ratings: () => Promise<ProductRatings>;
};

export type ReviewsContext = CatalogueContext & CaptchaMeans & ReviewsMeans;
