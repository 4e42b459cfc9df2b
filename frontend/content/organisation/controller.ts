import { readData } from '../read-data.ts';

const { company } = readData('organisation');

/** The data controller, for the legal pages. */
export const controller = {
  name: company.name,
  address: company.registeredOffice,
  ...readData('controller'),
};
