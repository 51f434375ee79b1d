const WIDTH = 720;
const HEIGHT = 900;
const ROW_GAP = 118;
const POSTS = [120, 360, 600];

/** Pseudorandom numbers that are the same every time. */
function createChance(seed: number) {
  let state = seed;
  return (from: number, to: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from + Math.floor((state / 2_147_483_648) * (to - from + 1));
  };
}

type Box = { x: number; y: number; width: number; height: number };

function fillRow(chance: ReturnType<typeof createChance>, floor: number): Box[] {
  const boxes: Box[] = [];
  for (let x = chance(-20, 5); x < WIDTH; ) {
    const width = chance(36, 102);
    const height = chance(28, 88);
    boxes.push({ x, y: floor - height - 1.5, width, height });
    // Some places stay empty.
    x += width + (chance(0, 7) === 0 ? chance(40, 74) : 6);
  }
  return boxes;
}

const chance = createChance(20_261_116);
const ROWS = Array.from({ length: 8 }, (_, at) => {
  const floor = 108 + at * ROW_GAP;
  return { floor, boxes: fillRow(chance, floor) };
});
/** The highlighted parcel. */
const FOUND = ROWS[3]?.boxes[5];

/** Decorative, so it is hidden from screen readers. */
export function WarehouseArt() {
  return (
    <div className="login-art" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
      >
        {POSTS.map((x) => (
          <path key={x} className="login-post" d={`M${x} 0V${HEIGHT}`} />
        ))}
        {ROWS.map(({ floor, boxes }) => (
          <g key={floor}>
            <path className="login-shelf" d={`M0 ${floor}H${WIDTH}`} />
            {boxes.map((box) => (
              <BoxDrawing key={box.x} box={box} isFound={box === FOUND} />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

function BoxDrawing({ box, isFound }: { box: Box; isFound: boolean }) {
  const { x, y, width, height } = box;
  const tape = Math.round(height * 0.42);
  const middle = x + width / 2 - 5;
  return (
    <g className={isFound ? "login-box login-box-found" : "login-box"}>
      <rect x={x} y={y} width={width} height={height} rx="2" />
      <path d={`M${middle} ${y}v${tape}l2.5 -2 2.5 2 2.5 -2 2.5 2v-${tape}`} />
    </g>
  );
}
