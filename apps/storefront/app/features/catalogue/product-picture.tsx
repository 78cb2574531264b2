import { Picture } from '../../ui/picture.tsx';

type Props = {
  thumbnail: { url: string | null; label?: string | null } | null;
  /** `card`: tall, for a grid. `row`: small and square. */
  shape: 'card' | 'row';
  eager?: boolean;
  className?: string | undefined;
};

/** A packshot beside its product's name, which already says what it is: no words of its own. */
export function ProductPicture({ thumbnail, shape, eager = false, className }: Props) {
  if (!thumbnail?.url) return <span className={className} />;
  const picture = { source: thumbnail.url, alt: '', eager, className };
  return shape === 'row' ? (
    <Picture {...picture} available={['100x100']} />
  ) : (
    <Picture
      {...picture}
      available={['320x400', '640x800']}
      sizes="(min-width: 1280px) 300px, (min-width: 1024px) 30vw, 46vw"
    />
  );
}
