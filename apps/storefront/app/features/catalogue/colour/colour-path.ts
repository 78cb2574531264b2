import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { paths } from '../../../addresses/paths.ts';

/** The page of a tint. */
export const colourPath = (code: string): string => paths.content(`nuancier/${optionCode(code)}`);
