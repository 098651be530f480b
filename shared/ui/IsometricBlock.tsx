import './IsometricBlock.scss';

type IsometricBlockProps = {
  leftWall: string;
  rightWall: string;
  face: string;
  level?: number;
  isLit: boolean;
};

export function IsometricBlock({ leftWall, rightWall, face, level, isLit }: IsometricBlockProps) {
  return (
    <g
      className={`isometric-block${isLit ? ' isometric-block--lit' : ''}`}
      transform={level ? `translate(0 ${-level})` : undefined}
    >
      <path className="isometric-block__left" d={leftWall} />
      <path className="isometric-block__right" d={rightWall} />
      <path className="isometric-block__face" d={face} />
    </g>
  );
}
