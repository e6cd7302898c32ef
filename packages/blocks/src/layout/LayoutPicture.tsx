import { BlockPicture } from "../shared/BlockPicture.tsx";
import type { Picture } from "../shared/picture.ts";

/** 534 px wide, 428 on screens of 376 to 1235 px, 327 on narrower ones. [BL-layout-004] */
const SIZES = "(max-width: 375px) 327px, (max-width: 1235px) 428px, 534px";

/** The picture beside the text, offered in its three widths and twice those for dense screens. [BL-layout-004] */
export function LayoutPicture({ picture }: { readonly picture: Picture }) {
  return (
    <div className="cw-layout-picture">
      <BlockPicture picture={picture} width={534} sizes={SIZES} widths={[327, 428, 534, 654, 856, 1068]} />
    </div>
  );
}
