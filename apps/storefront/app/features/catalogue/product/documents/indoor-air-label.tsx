import { productCopy } from '../copy.ts';
import styles from './indoor-air-label.module.css';

const CLASSES = [
  { name: 'A+', fill: '#009640', ink: '#fff' },
  { name: 'A', fill: '#a2c617', ink: '#1d1d1b' },
  { name: 'B', fill: '#f9b233', ink: '#1d1d1b' },
  { name: 'C', fill: '#e6332a', ink: '#fff' },
] as const;

const STEP = 34;

/** The prescribed label: title, pictogram, the class in large, and the scale from A+ to C with the class marked. */
export function IndoorAirLabel({ airClass }: { airClass: string }) {
  const at = CLASSES.findIndex(({ name }) => name === airClass);
  const own = CLASSES[at];
  if (!own) return null;
  return (
    <figure className={styles.label}>
      <svg
        viewBox="0 0 260 132"
        role="img"
        aria-label={`${productCopy.airTitle}. ${productCopy.airClass(own.name)}`}
        className={styles.drawing}
      >
        <rect x="1" y="1" width="258" height="130" rx="4" fill="#fff" stroke="#1d1d1b" strokeWidth="2" />
        <text x="130" y="19" textAnchor="middle" fontSize="12.5" fontWeight="700" fill="#1d1d1b">
          ÉMISSIONS DANS L’AIR INTÉRIEUR*
        </text>
        <House />
        <rect x="128" y="30" width="118" height="58" rx="3" fill={own.fill} />
        <text x="187" y="76" textAnchor="middle" fontSize="50" fontWeight="800" fill={own.ink}>
          {own.name}
        </text>
        {CLASSES.map(({ name, fill, ink }, index) => {
          const grown = index === at ? 4 : 0;
          return (
            <g key={name}>
              <rect
                x={112 + index * STEP - grown / 2}
                y={100 - grown}
                width={30 + grown}
                height={20 + grown * 1.5}
                fill={fill}
                stroke={index === at ? '#1d1d1b' : 'none'}
                strokeWidth="2"
              />
              <text
                x={127 + index * STEP}
                y="115"
                textAnchor="middle"
                fontSize="13"
                fontWeight="700"
                fill={ink}
              >
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.sentence}>* {productCopy.airSentence}</figcaption>
    </figure>
  );
}

/** A house with what rises from its walls and furniture. */
function House() {
  return (
    <g fill="none" stroke="#1d1d1b" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
      <path d="M14 68 L56 32 L98 68 M24 62 L24 118 L88 118 L88 62" />
      <path
        d="M40 108 q-6 -8 0 -16 t0 -16 M56 108 q-6 -8 0 -16 t0 -16 M72 108 q-6 -8 0 -16 t0 -16"
        strokeWidth="3"
      />
    </g>
  );
}
