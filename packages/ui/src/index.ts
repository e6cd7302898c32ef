export type { InvokerCommand } from "./shared/react-commands.ts";

export { Accordion, type AccordionItem, type AccordionProps } from "./accordion/Accordion.tsx";
export { Badge, type BadgeProps } from "./badge/Badge.tsx";
export { Button, type ButtonProps } from "./button/Button.tsx";
export {
  type ButtonSettings,
  type ButtonSize,
  type ButtonStyle,
  PlainButton,
  type PlainButtonProps,
} from "./button/PlainButton.tsx";
export { ButtonGroup, type ButtonGroupProps } from "./button-group/ButtonGroup.tsx";
export { Card, type CardProps } from "./card/Card.tsx";
export { CONFETTI, throwConfetti } from "./confetti/confetti.ts";
export { Container, type ContainerProps } from "./container/Container.tsx";
export { Countdown, type CountdownBox, type CountdownProps } from "./countdown/Countdown.tsx";
export { type SafeStyleSheet, safeStyleSheet, type StyleSheetOptions } from "./css/style-sheet.ts";
export { Dialog, type DialogProps } from "./dialog/Dialog.tsx";
export { ModalDialog, type ModalDialogProps } from "./dialog/ModalDialog.tsx";
export { describedBy, Field, type FieldProps, type FieldText } from "./form-field/Field.tsx";
export { FormField, type FormFieldProps } from "./form-field/FormField.tsx";
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from "./heading/Heading.tsx";
export { Icon, type IconProps } from "./icon/Icon.tsx";
export { ICON_PATHS, type IconName } from "./icon/paths.ts";
export { Image, type ImageProps } from "./image/Image.tsx";
export { focusPosition, focusStyle, type FocalPoint } from "./image/focal-point.ts";
export { imageUrl, isOnImageHost, isSvg, sourceSet } from "./image/image-url.ts";
export { LastResort } from "./last-resort/LastResort.client.tsx";
export { Link, type LinkProps } from "./link/Link.tsx";
export { PAGE_SKIP, Pagination, type PaginationProps } from "./pagination/Pagination.tsx";
export { Price, type PayLaterLine, type PriceProps } from "./price/Price.tsx";
export { Prose, type ProseProps } from "./prose/Prose.tsx";
export { firstHeading, hasBottomContent } from "./rich-text/render-html.ts";
export { RICH_TEXT_LIMITS, RichTextError } from "./rich-text/parse-html.ts";
export { editorClasses } from "./rich-text/classes.ts";
export { RichText, type RichTextProps } from "./rich-text/RichText.tsx";
export {
  type PriceToken,
  type RichTextOptions,
  type RichTextProblem,
  type RichTextTokens,
  type ShortcodeAttributes,
  type ShortcodeComponents,
} from "./rich-text/types.ts";
export { Seal, type SealProps } from "./seal/Seal.tsx";
export { type Ground, Section, type SectionProps } from "./section/Section.tsx";
export { Select, type SelectOption, type SelectProps } from "./select/Select.tsx";
export { guarded, type PlainComponent } from "./shared/guarded.ts";
export { ISLAND_FAULT } from "./shared/island-fault.ts";
export {
  type Island,
  type IslandMoment,
  type IslandOptions,
  lazyIsland,
  leftAlone,
  useIsLeftAlone,
} from "./shared/lazy-island.client.ts";
export { opensDialog } from "./shared/opens-dialog.ts";
export { linkAttributes, type LinkFlags } from "./shared/rel.ts";
export { SkipLink, type SkipLinkProps } from "./skip-link/SkipLink.tsx";
export { starCount } from "./stars/star-count.ts";
export { Stars, type StarsProps } from "./stars/Stars.tsx";
export { THEME_COLORS } from "./themes/theme-colors.ts";
export { VisuallyHidden, type VisuallyHiddenProps } from "./visually-hidden/VisuallyHidden.tsx";
