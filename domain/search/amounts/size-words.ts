/**
 * Pattern of units of sizes and weights and of words like them, folded, without capturing groups: a number before one
 * says nothing about how many.
 */
export const sizeWords =
  '(?:mm|cm|m|mt|µm|um|nm|inch|in|ml|cc|l|lt|g|gr|kg|mg|mcg|fr|ch|f|ga|gauge|w|watt|v|volt|hz|khz|mhz|derece|deg|no|numara|nolu|size|kat|katli|yollu|kanalli|delikli|lumen|yas|iu|ph|bar)';
