import styles from './room-drawing.module.css';

/** A quiet room whose walls take the colour: light falls in from the upper left. */
export function RoomDrawing({ wall, title }: { wall: string; title: string }) {
  return (
    <svg viewBox="0 0 400 260" role="img" aria-label={title} className={styles.room}>
      <defs>
        <linearGradient id="room-light" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.55" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.2" />
        </linearGradient>
      </defs>
      <rect width="400" height="260" fill={wall} />
      <polygon points="0,0 118,0 118,198 0,236" fill="#000" opacity="0.1" />
      <rect width="400" height="260" fill="url(#room-light)" />
      <polygon points="0,0 400,0 400,10 118,10 0,2" fill="#fbfaf7" />
      <polygon points="0,240 118,200 400,200 400,260 0,260" fill="#c9ab83" />
      <g stroke="#a98a63" strokeWidth="1" opacity="0.7">
        <path d="M0 250 L400 250 M60 220 L400 220 M118 207 L400 207 M180 200 L150 260 M260 200 L256 260 M340 200 L362 260" />
      </g>
      <polygon points="0,236 118,197 118,202 0,242" fill="#f3f0ea" />
      <rect x="118" y="196" width="282" height="6" fill="#fbfaf7" />
      <polygon points="18,54 84,48 84,152 18,168" fill="#eef5f8" stroke="#fbfaf7" strokeWidth="5" />
      <path d="M51 51 L51 160 M18 110 L84 100" stroke="#fbfaf7" strokeWidth="4" />
      <polygon points="120,203 220,203 150,250 60,250" fill="#fff" opacity="0.16" />
      <rect x="282" y="44" width="66" height="84" fill="#fbfaf7" stroke="#6d5a45" strokeWidth="3" />
      <path d="M290 116 Q306 74 318 100 T340 84 L340 120 L290 120 Z" fill={wall} opacity="0.75" />
      <ellipse cx="262" cy="232" rx="96" ry="9" fill="#000" opacity="0.14" />
      <rect x="186" y="152" width="150" height="44" rx="12" fill="#e9e4da" />
      <rect x="174" y="172" width="30" height="50" rx="12" fill="#ded8cc" />
      <rect x="318" y="172" width="30" height="50" rx="12" fill="#d3ccbf" />
      <rect x="196" y="184" width="130" height="34" rx="8" fill="#f2eee6" />
      <path d="M190 222 L188 234 M332 222 L334 234" stroke="#6d5a45" strokeWidth="5" strokeLinecap="round" />
      <rect x="214" y="164" width="32" height="26" rx="6" fill={wall} transform="rotate(-8 230 177)" />
      <path d="M371 234 L371 142" stroke="#3b3a38" strokeWidth="3" />
      <polygon points="356,142 386,142 380,112 362,112" fill="#f6e9cc" />
      <ellipse cx="371" cy="235" rx="13" ry="3" fill="#3b3a38" />
    </svg>
  );
}
