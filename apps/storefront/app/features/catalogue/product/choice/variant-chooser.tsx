import { ErrorMessage } from '../../../../ui/field/error-message.tsx';
import type { VariantMatrixFragment } from '../../../../../generated/documents.ts';
import type { ConditionsState, PageConditions } from '../../../../backend/viewer/conditions.ts';
import type { ArticlePrices } from '../price/article-prices.ts';
import type { ChoiceAxes } from './choice-axes.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { ColourChoice } from '../tint/colour-choice.tsx';
import { productCopy } from '../copy.ts';
import { choicePlaces } from './missing-choice.ts';
import type { MissingChoice } from './missing-choice.ts';
import { ModelChoice } from './model-choice.tsx';
import { PackChoice } from './pack-choice.tsx';
import { packsFollowModel } from '../packs-follow-model.ts';
import type { ProductChoice } from '../product-choice.ts';
import { TintChoice } from '../tint/tint-choice.tsx';
import type { TintPrice } from '../price/tint-price.ts';

type Props = {
  matrix: VariantMatrixFragment;
  choice: ProductChoice;
  axes: ChoiceAxes;
  missing: MissingChoice | null;
  urlKey: string;
  facade: boolean;
  tintCost: TintPrice | null;
  tester: string | null;
  finish: string | null;
  showsTariff: boolean;
  conditions: PageConditions;
  pricesIn: (state: ConditionsState) => ArticlePrices;
  /** The λ of an insulation: its thicknesses are then shown with their R. */
  conductivity: number | null;
};

/** Colour or model first, then the pack; an option that the product does not have is not asked for. */
export function VariantChooser({
  matrix,
  choice,
  axes,
  missing,
  conditions,
  pricesIn,
  conductivity,
  ...tinting
}: Props) {
  const { variant } = choice;
  const follows = packsFollowModel(matrix);
  const packs = follows ? packsOfModel(variant.conditionings, variant.color !== null) : variant.conditionings;
  const { color, conditioning } = variant;
  const plain = variant.colors.filter(({ option }) => !option.tintable);
  const bases = variant.colors.filter(({ option }) => option.tintable);
  const inColor = color
    ? matrix.articles.filter(({ color_uid }) => color_uid === color.uid)
    : matrix.articles;
  const colorLabel = choice.tint ? (choice.tint.label ?? choice.tint.hex) : (color?.label ?? null);
  return (
    <>
      {matrix.colors.length > 0 && (
        <ChoiceGroup
          place={choicePlaces.first}
          title={axes.first.title}
          invitation={axes.first.invitation}
          chosen={colorLabel}
          missing={missing?.at === 'first' ? missing.message : null}
        >
          {axes.first.kind === 'color' ? (
            plain.length > 0 && (
              <ColourChoice options={plain} conditioningLabel={conditioning?.label ?? null} />
            )
          ) : (
            <ModelChoice
              options={variant.colors}
              articles={matrix.articles}
              conditioningLabel={follows ? null : (conditioning?.label ?? null)}
              conductivity={conductivity}
            />
          )}
          {bases.length > 0 && axes.first.kind === 'color' && (
            <TintChoice choice={choice} bases={bases} {...tinting} />
          )}
        </ChoiceGroup>
      )}
      {packs.length > 0 && (
        <ChoiceGroup
          place={choicePlaces.second}
          title={axes.second.title}
          invitation={axes.second.invitation}
          chosen={conditioning?.label ?? null}
          missing={missing?.at === 'second' && variant.kind !== 'not-together' ? missing.message : null}
        >
          <PackChoice
            options={packs}
            articles={inColor}
            colorLabel={color?.label ?? null}
            conditions={conditions}
            pricesIn={pricesIn}
          />
          {variant.kind === 'not-together' && (
            <ErrorMessage>{productCopy.conflict(color?.label ?? '', conditioning?.label ?? '')}</ErrorMessage>
          )}
        </ChoiceGroup>
      )}
    </>
  );
}

/** Where packs follow the model: none before it is chosen, then its own and what was chosen before. */
function packsOfModel<Option extends { offer: string; chosen: boolean }>(
  options: readonly Option[],
  modelChosen: boolean,
): readonly Option[] {
  return modelChosen ? options.filter(({ offer, chosen }) => chosen || offer !== 'not-together') : [];
}
