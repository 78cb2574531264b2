export type PictureTables = { product_picture: ProductPictureTable };

type ProductPictureTable = {
  reference: string;
  position: number;
  picture: string;
  alt: string | null;
};
