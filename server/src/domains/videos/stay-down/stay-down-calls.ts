import { addStayDown } from './calls/add-stay-down.ts';
import { getStayDown } from './calls/get-stay-down.ts';
import { removeStayDown } from './calls/remove-stay-down.ts';

export const stayDownCalls = [getStayDown, addStayDown, removeStayDown];
