/** Goods that no family draws, as they lie in a box of 1000 by 700. */

const shadow = (x: number, y: number, wide: number, tall: number) =>
  `<rect x="${x + 8}" y="${y + 12}" width="${wide}" height="${tall}" rx="8" fill="#000" opacity=".22"/>`;

const tin = (x: number, colour: string) =>
  `${shadow(x, 120, 330, 460)}<rect x="${x}" y="120" width="330" height="460" rx="18" fill="${colour}"/><rect x="${x}" y="120" width="40" height="460" rx="18" fill="#fff" opacity=".16"/><rect x="${x + 40}" y="180" width="250" height="340" rx="10" fill="#f3ead6"/><path d="M${x + 165} 230c70 50 70 130 0 190-70-60-70-140 0-190z" fill="${colour}"/><path d="M${x + 165} 230v190" stroke="#f3ead6" stroke-width="6"/><rect x="${x + 90}" y="450" width="150" height="14" fill="#53402c"/><rect x="${x + 115}" y="478" width="100" height="8" fill="#53402c"/>`;
export const teaTins = tin(120, "#2f5d4a") + tin(550, "#7c2f3a");

export const microphone = `${shadow(150, 130, 700, 440)}<rect x="150" y="130" width="700" height="440" rx="14" fill="#1d2024"/><rect x="150" y="130" width="700" height="60" rx="14" fill="#2a2e34"/><g transform="translate(330 350) rotate(-18)"><rect x="120" y="-26" width="260" height="52" rx="10" fill="#5a6068"/><rect x="120" y="-26" width="260" height="14" fill="#8d949c" opacity=".6"/><rect x="-60" y="-66" width="190" height="132" rx="62" fill="#9aa1a9"/><g stroke="#4a5058" stroke-width="4">${Array.from({ length: 9 }, (_, i) => `<path d="M${-44 + i * 19} -62v124"/>`).join("")}${Array.from({ length: 6 }, (_, i) => `<path d="M-58 ${-50 + i * 20}h184"/>`).join("")}</g><rect x="380" y="-18" width="40" height="36" fill="#24272b"/></g><rect x="640" y="480" width="160" height="14" fill="#e8e6e0"/><rect x="690" y="508" width="110" height="9" fill="#9aa1a9"/>`;

const stud = (x: number, y: number, colour: string) =>
  `<circle cx="${x + 3}" cy="${y + 5}" r="21" fill="#000" opacity=".22"/><circle cx="${x}" cy="${y}" r="21" fill="${colour}"/><circle cx="${x - 5}" cy="${y - 6}" r="13" fill="#fff" opacity=".16"/>`;
const brick = (x: number, y: number, [across, down]: readonly [number, number], colour: string) =>
  `<rect x="${x + 5}" y="${y + 7}" width="${across * 60}" height="${down * 60}" rx="5" fill="#000" opacity=".28"/><rect x="${x}" y="${y}" width="${across * 60}" height="${down * 60}" rx="5" fill="${colour}"/>${Array.from({ length: across * down }, (_, i) => stud(x + 30 + (i % across) * 60, y + 30 + Math.floor(i / across) * 60, colour)).join("")}`;
export const bricks = `${shadow(90, 80, 820, 540)}<rect x="90" y="80" width="820" height="540" rx="10" fill="#f0b429"/><rect x="90" y="80" width="820" height="86" rx="10" fill="#23406e"/><rect x="130" y="112" width="220" height="22" rx="4" fill="#fff"/>${brick(190, 420, [8, 2], "#3c7d3f")}${brick(250, 300, [4, 2], "#b3312c")}${brick(500, 300, [3, 2], "#2b62ac")}${brick(310, 220, [2, 1], "#e6e3da")}${brick(560, 220, [2, 1], "#e6e3da")}<rect x="740" y="560" width="130" height="30" rx="4" fill="#fff" opacity=".85"/>`;

const book = (x: number, y: number, turn: number, cover: string, mark: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-112" y="-158" width="240" height="340" rx="4" fill="#000" opacity=".25"/><rect x="-116" y="-170" width="236" height="336" rx="3" fill="#efe8d8"/><rect x="-120" y="-172" width="236" height="336" rx="3" fill="${cover}"/><rect x="-120" y="-172" width="16" height="336" fill="#000" opacity=".2"/><rect x="-80" y="-130" width="160" height="22" fill="${mark}"/><rect x="-80" y="-98" width="110" height="12" fill="${mark}" opacity=".8"/><circle cx="0" cy="30" r="58" fill="${mark}" opacity=".85"/><rect x="-50" y="120" width="100" height="10" fill="${mark}" opacity=".7"/></g>`;
export const books =
  book(250, 340, -7, "#21405f", "#e7b65b") +
  book(500, 350, 4, "#8a2f38", "#f0e3cf") +
  book(750, 345, -3, "#3f6b52", "#ece4d2") +
  book(640, 400, 13, "#d9a441", "#2b2b2e");

const mug = (x: number, y: number, glaze: string, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><circle cx="10" cy="14" r="120" fill="#000" opacity=".22"/><path d="M100-28h52q34 0 34 28t-34 28h-52v-20h44q16 0 16-8t-16-8h-44z" fill="${glaze}"/><circle r="120" fill="${glaze}"/><circle r="120" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6"/><circle r="102" fill="#f1ece2"/><circle cx="8" cy="12" r="94" fill="#000" opacity=".24"/><circle cx="14" cy="20" r="74" fill="#e7dfd0"/></g>`;
export const mugs =
  mug(270, 190, "#5b7f92", -30) +
  mug(690, 200, "#b5735a", 20) +
  mug(290, 510, "#8a9a6b", 200) +
  mug(700, 505, "#d8cdb8", -8);

/** Lies next to shirts, so it uses only the end of the box. */
export const puzzle = `${shadow(640, 150, 290, 400)}<rect x="640" y="150" width="290" height="400" rx="12" fill="#c99b62"/><rect x="660" y="172" width="250" height="356" rx="8" fill="#e2c08d"/><g stroke="#8b6538" stroke-width="4"><path d="M660 290h90c0-30 40-30 40 0h120" fill="#c4563f"/><path d="M660 290v-110q0-8 8-8h234q8 0 8 8v110" fill="none"/><path d="M785 290v90c30 0 30 44 0 44v104" fill="none"/><path d="M660 410h60c0 28 36 28 36 0h154" fill="none"/></g><circle cx="715" cy="230" r="30" fill="#e9b949"/><path d="M800 500l50-80 44 80z" fill="#4f7d58"/><rect x="680" y="440" width="80" height="60" rx="6" fill="#4d7796"/>`;
