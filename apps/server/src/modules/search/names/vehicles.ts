/** Vehicles and their parts: each line has the names of one thing, as `things.ts` tells. */
export const vehicles = [
  'automobil~i, car, car=, автомобил~',
  'motocikl~, motorcycle, motorcycl=, motorbike, motorbik=, мотоцикл~',
  'moped~, moped, mopeds, мопед~',
  'dvirat~i, bicycle, bicycl=, bike, bike=, велосипед~',
  'elektrin~i dvirat~i, ebike, ebikes, electr= bike=, электровелосипед~',
  'paspirtuk~, scooter, scooter=, самокат~',
  'elektrin~i paspirtuk~, escooter, escooters, electr= scooter=, электросамокат~',
  'mikroautobus~, minibus, minibus=, микроавтобус~',
  'traktor~i, tractor, tractor=, трактор~',
  'priekab~, trailer, trailer=, прицеп~',
  'padang~, tyres, tyre, tires, tire, шин~',
  'ratlank~i, rims, rim, колесн~ диск~',
  'valt~i, boat, boat=, лодк~',
];
