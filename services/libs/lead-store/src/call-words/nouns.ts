/** Plain American English nouns. No two are within two letters of each other, or begin with the same four, so that each is heard right on the phone. */
export const nouns: readonly string[] = `
  acorn alligator almond anchor apple apricot apron attic autumn avenue avocado bagel bakery balcony ballet bamboo banana banjo
  bathtub beacon beaver bedroom beehive bicycle birthday blossom blueberry bookcase bracelet breakfast bridge broccoli buffalo
  buttercup cabin cactus camera candle canyon carousel carrot celery cherry chimney chipmunk chocolate cinnamon circle clarinet
  clover coconut comet compass concert cookie corner cottage cranberry cucumber cupcake curtain daisy dancer dandelion dinosaur
  dolphin doorbell dragonfly drawer eagle eggplant elephant engine evening farmer feather firefly flamingo flannel flute football
  forest garden garlic giraffe gorilla granola gravel guitar hallway hammock hamster harbor harmonica harvest hazelnut hickory
  holiday honey horizon hydrant iceberg igloo island jaguar jelly jigsaw journey jungle juniper kangaroo kayak ketchup kettle
  keyboard kitchen koala ladder ladybug lagoon lantern laundry lavender lemon letter library lighthouse lilac linen lizard lobster
  lumber macaroni marble market meadow meatball melody mirror mitten morning mountain muffin museum mushroom mustard napkin necktie
  nectar noodle notebook nutmeg oatmeal ocean olive onion orange orchard ostrich pajamas palace pancake panda panther parsley
  pasture peacock pebble pelican pencil penguin piano pickle picnic pillow pineapple planet popcorn poppy porch prairie pumpkin
  puppet puzzle quilt rabbit raccoon radish raincoat raisin raspberry ribbon rocket rooftop rosemary sailboat salad sandwich
  saxophone scarf school scissors seagull seashell shoelace sidewalk skillet sleigh snowflake soccer spaghetti sparrow spinach
  squirrel stadium stairway starfish strawberry sunflower swimmer tangerine teacup teapot tennis theater thimble tiger tomato
  tortoise tractor tree trolley trombone trumpet tugboat tulip tunnel turtle umbrella vanilla velvet village vineyard violin waffle
  wallpaper walrus waterfall whistle window winter yardstick yogurt zebra zipper zucchini
`
  .trim()
  .split(/\s+/);
