import type { Lore } from "./lore.ts";

/** Meals, matches, parties, journeys, and what else a day may be about. */
export const timesOfLife: Lore = {
  "party|parties": [
    "The music at the party could be felt in the glasses, and the glasses wandered along the sideboard.",
    "Somebody at the party danced alone in the middle, with closed eyes, and was the happiest of all.",
    "At the party everybody had put their coat on the same bed, and whoever wanted to leave first had to dig.",
    "{Hero} stood beside the crisps at the party, and the crisps got fewer and fewer.",
    "A paper hat had been put on the dog at the party, and it wore it with great patience.",
  ],
  "competition|contest|tournament|championships?|talent show|quiz show|sports day|olympics|olympic games": [
    "Numbers were pinned to all the backs at the contest, and the pins had got the skin of some.",
    "A loudspeaker said something at the contest, and everybody asked everybody what it had said.",
    "{Hero} looked at the others at the contest, and each of them seemed to be eating a banana.",
    "On a table at the contest stood the cup, with a cloth over it, and everybody walked past that table once.",
    "The judges of the contest wrote down something after every sentence, even after “Good morning”.",
  ],
  "(?<!the human )race|marathon|big race|relay": [
    "On the line before the race everybody bent forward and nobody breathed.",
    "Shoes were tied for the race, untied, and tied again a bit less tightly.",
    "Along the course of the race somebody rang a cowbell for everybody, no matter who.",
    "{Hero's} number for the race had come loose at one corner, and it fluttered.",
  ],
  "match|big match|football match|soccer match|big game|final|cup final|penalty shoot-?out": [
    "Somebody in the crowd at the match knew it all better, and said so, from the first minute to the last.",
    "At half-time of the match there were orange slices, and everybody had peel for teeth.",
    "The ball went over the fence twice during the match, and both times the same small boy brought it back.",
    "{Hero} had grass stains on both sides after a quarter of the match.",
  ],
  "concert|performance|premiere|opening night|dress rehearsal|rehearsals?|school play|big show|recital": [
    "Before the concert or the show somebody always looks through the gap in the curtain, and {hero} could see whose feet those were.",
    "Programmes rustled, a string was tuned, and somebody in the front row had brought the large cough.",
    "Behind the scenes everybody was looking for something, and most of all for the other shoe.",
    "The lights went down before the performance, and all the talk went down with them, except for one aunt.",
  ],
  "lessons?|first lesson|piano lesson|swimming lesson|driving lesson|dance class|ballet class": [
    "At the beginning of the lesson everything was still quite simple, and had only three parts.",
    "The clock stood on the wall in the lesson, and it had only just been a quarter past.",
    "“From the top,” it was said in every lesson, and the top was by now quite worn.",
    "{Hero} did it right once during the lesson, and of course nobody had been looking.",
  ],
  "dinner|supper|christmas dinner|family dinner|feast|banquet": [
    "At dinner the bread went round one way and the potatoes the other, and where they met there was a jam.",
    "Everybody said at dinner that they could not eat another thing, and then the pudding came.",
    "{Hero} had the chair with the loose leg at dinner, and sat through it very straight.",
    "There was a silence at supper, of the kind in which forks are heard, and then two people began at once.",
  ],
  breakfast: [
    "At breakfast the table was full of newspapers, elbows and somebody's homework.",
    "The egg at breakfast was too soft or too hard, and was discussed like the weather.",
    "{Hero} said nothing before the first cup at breakfast, and not much after it.",
    "Toast sprang up at breakfast with a clack, and every morning somebody gave a start.",
  ],
  "lunch(?!time| break)|school lunch|tea ?time|afternoon tea": [
    "At lunch sandwiches were opened to see what was in them, and then there was some swapping.",
    "{Hero} saved the best bit of lunch for last, and kept an elbow around it.",
    "Something dropped butter side down at lunch, as a thing does that has a choice of only two.",
    "The spoons were smaller at tea, the voices were higher, and the last biscuit lay there as if it had a fence round it.",
  ],
  "sleepover|pyjama party|pajama party": [
    "At the sleepover nobody slept, and it was just when they had said so that the first of them did.",
    "There were five sleeping bags on the floor, side by side, like sausages in a pan.",
    "Somebody told a story with the torch under the chin, and then nobody wanted to go to the toilet alone.",
    "Crumbs got into everything, and {hero} had a crisp in {his} ear.",
  ],
  "parade|procession|festival|village fête|village fete|summer fair|fair": [
    "The band came round the corner, first the sound of the drum, then the hat, and then the man.",
    "Small people sat on large shoulders, and those behind saw nothing but trousers.",
    "A horse in the procession did what horses do, and all the trumpets made a bend.",
    "{Hero} had paper flags, sugar on {his} chin, and no idea where the others were.",
  ],
  "election|campaign|vote": [
    "Faces hung on all the lamp posts, and somebody had given most of them a moustache.",
    "Everybody got a pencil on a string and a little curtain, and was alone with it for a moment.",
    "At every corner somebody held out a balloon, a pen, or an opinion.",
    "Hands were counted, and one of them had only been scratching its ear.",
  ],
  "journey|voyage|expedition|trip(?! over)|road trip|adventure|pilgrimage": [
    "On the journey everything had its place in the bag after three days, and the spoon had the best.",
    "{Hero} had something left in {his} pocket from before the journey, and it seemed to come from another life.",
    "The longer the journey went on, the shorter the sentences got that were needed on it.",
    "At every stop on the journey something was left behind, and something else was picked up.",
    "Nobody on the journey could say any longer what day it was, only how many sandwiches were left.",
  ],
  "(?:first|blind) date|on a date|anniversary|wedding anniversary|honeymoon": [
    "There was a candle on the table, and it stood so that it hid exactly the most important part.",
    "Both reached for the bread at the same moment, and both let go of it.",
    "The waiter had to come three times, because nobody had looked into the menu yet.",
    "{Hero} had practised something to say, and it had seemed shorter at home.",
  ],
  earthquake: [
    "The cups rang in the earthquake, then the lamp swung, and only then did anybody understand.",
    "Everything that stood on shelves took a step forward in the earthquake.",
    "Dogs had known about the earthquake since the morning, and had said so, but nobody had asked them.",
    "Afterwards all pictures hung crooked, and all in the same direction.",
  ],
  "lockdown|pandemic|quarantine": [
    "The streets were so empty that a deer walked along the middle of the road and looked into the shops.",
    "People talked from window to window, and everybody knew by now what everybody else was baking.",
    "Masks hung on the hooks where the hats had hung.",
    "Every day had the same shape, and was told from the others by the soup.",
  ],
  "(?:her|his|my|the|a|one) day off|lazy day|free day|rainy sunday": [
    "On a day off the clock still stood there, but nobody was obliged to look.",
    "There were things that had been put off for such a day, and they were now put off until the next.",
    "{Hero} had breakfast twice that day, because there was time.",
    "The slippers had a long day, for once, and saw the whole of the flat.",
  ],
  "stone age|ice age|prehistoric times|time of the dinosaurs": [
    "Everything was made of stone then, or wood, or whatever had fur on it.",
    "There were no roads yet, and all the same everybody knew where the neighbours were, by the smoke.",
    "Nights were very dark then, and things went by in them that had no names.",
    "The grass was as high as a house, or the house was as low as the grass.",
  ],
  "(?:in|to|from|into) the future|year (?:2[0-9]{3}|3000)": [
    "In the future doors opened before anybody had knocked, and told them to wipe their feet.",
    "Everything hummed in the future, and whatever did not hum was being repaired.",
    "People still looked for their keys in the future, although there had been no locks for years.",
    "Bread was square there, the moon had lights on it, and it still rained on Sundays.",
  ],
  "(?:in|to|from|into) the past|ancient (?:rome|greece|times)|olden (?:days|times)|victorian|(?:1[0-9])(?:th|st|nd|rd) century|1[5-9][0-9]{2}s?":
    [
      "In those days water was fetched in buckets, and news along with it.",
      "Everything took longer then: a soup, a letter, a way to the next town.",
      "There was a smell of horses, tallow and wet wool, and nobody noticed, because everybody had it.",
      "Collars were stiff, floors were cold, and people sat nearer to each other because of the candle.",
    ],
  "rush hour|traffic jam": [
    "Nothing moved in the jam but the wipers, and those only from boredom.",
    "In the rush hour everybody wanted to be where the others had just come from.",
    "Somebody hooted, somebody hooted back, and with that everything had been said.",
    "{Hero} got to know the car in front by heart, down to the sticker with the duck.",
  ],
  "break ?time|school break|recess|big break": [
    "When the bell rang for break, the doors burst open as though there had been water behind them.",
    "Three games were played in break on the same piece of ground, and they went through each other like ghosts.",
    "{Hero} unwrapped {his} bread in break, and it was looked at by several experts.",
  ],
  "snow day|power nap|leap year|holiday season": [
    "School was out, and there was a cheer from window to window all down the road.",
    "Nobody had any plans that day, and so everything got done that never gets done.",
    "There was suddenly an extra day lying about, and everybody walked round it to see what it was good for.",
  ],
  "debate|spelling bee|quiz|speech|trial": [
    "Somebody knocked on the microphone, and it knocked back.",
    "Water was poured into glasses, and it was very loud, because nobody was saying anything.",
    "Each had two minutes, and a little lamp that turned red, and some went on until it smoked.",
  ],
};
