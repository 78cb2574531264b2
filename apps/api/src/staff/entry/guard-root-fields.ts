// Every operation of the back office passes by the table of rights before anything of it runs. One that has no row, or
// nobody to resolve it, stops the start.
import { isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { isHalfOpenOperation, isOpenOperation, isStaffOperation } from '@nuancier/domain/staff/rights.ts';
import { refuseEntry } from '../../refusals/entitled.ts';
import type { StaffAsking } from '../../request/staff-asking.ts';

export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const root of ['Query', 'Mutation']) {
    const type = schema.getType(root);
    if (!isObjectType(type)) throw new Error(`The back office's contract has no ${root}`);
    for (const [name, field] of Object.entries(type.getFields())) {
      if (!isListed(name)) throw new Error(`${root}.${name} has no row in staff/rights.ts`);
      const { resolve } = field;
      if (resolve === undefined) throw new Error(`${root}.${name} has no function to resolve it`);
      field.resolve = (source, args, context: StaffAsking, info) => {
        refuseEntry(context.staff, name);
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
}

function isListed(name: string): boolean {
  return isOpenOperation(name) || isHalfOpenOperation(name) || isStaffOperation(name);
}
