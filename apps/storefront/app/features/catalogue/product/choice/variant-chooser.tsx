import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
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
import { chosenColour } from '../product-choice.ts';
import type { ProductChoice } from '../product-choice.ts';
import { readyMade } from '../tint/ready-made.ts';
import { ReadyMadeOffer } from '../tint/ready-made-offer.tsx';
import { NotTinted } from '../tint/not-tinted.tsx';
import { TintChoice } from '../tint/tint-choice.tsx';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { InsteadTint, TintPrice } from '../price/tint-price.ts';

type Props = {
  matrix: VariantMatrixFragment;
  choice: ProductChoice;
  axes: ChoiceAxes;
  missing: MissingChoice | null;
  urlKey: string;
  /** The least luminance of a tint outside; null for what is used inside. */
  facade: number | null;
  /** A tint that can be made, near the one that should not be. */
  instead: InsteadTint | null;
  tintCost: TintPrice | null;
  taxLabel: TaxLabel;
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
  const isTintable = variant.colors.some(({ option }) => option.tintable);
  const inColor = color
    ? matrix.articles.filter(({ color_uid }) => color_uid === color.uid)
    : matrix.articles;
  const colorLabel = chosenColour(choice);
  const ready = readyMade(matrix, choice);
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
          {isTintable && axes.first.kind === 'color' && <TintChoice choice={choice} {...tinting} />}
          {ready && <ReadyMadeOffer ready={ready} conditions={conditions} pricesIn={pricesIn} />}
          {choice.notTinted && axes.first.kind === 'color' && <NotTinted tint={choice.notTinted} />}
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
            colorLabel={colorLabel}
            conditions={conditions}
            pricesIn={pricesIn}
          />
          {variant.kind === 'not-together' && (
            <ErrorMessage>{productCopy.conflict(colorLabel ?? '', conditioning?.label ?? '')}</ErrorMessage>
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
