import { wishlistCopy } from './copy.ts';
import { SHARES } from '../../actions/wishlists/list-share.ts';

/** As the fields of the forms offer them. */
export const shareOptions = SHARES.map((value) => ({ value, label: wishlistCopy.shares[value] }));
