export * from './content.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './leads.ts';
export * from './staff-session.ts';
export * from './us-states.ts';
