// A CRC is linear: the checksum of bytes followed by k zero bytes is the checksum times x^(8k), modulo the polynomial.
// So what a few changed bytes do to the checksum of a long text costs one multiplication, not another reading of it.
// Bits are reflected, as in gzip: the highest bit is x^0.

const polynomial = 0xedb88320;
const one = 0x80000000;

/** The product of two polynomials over GF(2), modulo that of CRC-32. */
export function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ polynomial;
  }
  return product >>> 0;
}

/** x^(8·count): what a raw CRC-32 is multiplied with when `count` zero bytes follow. */
export function zeroBytes(count: number): number {
  let power = one;
  // x^8, squared for each binary digit of the count.
  let square = one >>> 8;
  for (let rest = count; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = multiply(power, square);
    square = multiply(square, square);
  }
  return power;
}
