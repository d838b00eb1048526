/** A number as it is now, in Prometheus's text format. */
export const gauge = (name: string, value: number): string[] => [`# TYPE ${name} gauge`, `${name} ${value}`];
