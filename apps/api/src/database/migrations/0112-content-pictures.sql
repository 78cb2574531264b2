-- Pictures that editors brought for pages, blocks and banners. Their sizes are in the media store, under the name.
CREATE TABLE content_picture (
  picture text PRIMARY KEY CHECK (picture ~ '^[0-9a-f]{32}$'),
  -- page: whole, in its own shape; banner: cut to the shapes of banners
  shape text NOT NULL CHECK (shape IN ('page', 'banner')),
  alt text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  at timestamptz NOT NULL,
  -- no foreign key: the name outlives the account
  staff_id integer,
  author text NOT NULL
);
CREATE INDEX content_picture_latest ON content_picture (at DESC, picture DESC);
