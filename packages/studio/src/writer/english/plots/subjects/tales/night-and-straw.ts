import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of a museum by night, a wooden horse, a vampire without thirst, a wizard with one spell, and a beast in the wrong climate. */
export const nightAndStraw = [
  story({
    says: [
      role(
        "beast",
        "dinosaur|mammoth|skeleton|mummy|t-rex|tyrannosaurus|whale skeleton|stuffed bear|knight|suit of armour|stone age man|dodo|sabre-toothed tiger|triceratops|pharaoh",
      ),
      /\bmuseum\b/i,
      /\b(?:night|wakes? up|woke up|alive|comes? to life|came to life|midnight|closing time|plays?|played|moves?|moved|escap\w*|hide and seek)\b/i,
    ],
    may: [
      role("talker", "guard's daughter|guard's son|girl|boy|child|guard|night watchman|watchman|cleaner|night guard"),
      /\b(?:guard|watchman|cleaner)['’]s (?:daughter|son),? (?<talker>\p{Lu}\p{L}+)/u,
      /\b(?:plays?|played) (?<game>hide and seek|tag|football|chess|cards)\b/i,
      /\b(?:night|wakes?|woke|little)\b/i,
    ],
    lead: "beast",
    unless: /\b(?:murder\w*|stolen|theft|thief|diamond)\b/i,
    after: [
      [
        "@museum.night(hero stand, mate look) {Hero} stepped down from the stand, one foot after the other, and the floor gave a crack. {Talker} stood quite still. “You are supposed to be dead,” said {talker}. “Only during opening hours,” said {hero}. “All day long I hold in my stomach. Do you know what that is like, with so many people looking?”",
        "@museum.night(hero stand) {Hero} stepped down from the stand, one foot after the other, and the floor gave a crack. {He} stretched until something clicked. All day long {he} held in {his} stomach, because so many people were looking. “Good evening,” {he} said to the vases. The vases kept quiet. They always did.",
      ],
      [
        "+ @museum.night(hero run, mate run) They played until the moon stood over the glass roof. They slid in felt slippers through the hall of the kings. “Found you!” cried {talker}, for some part of {hero} always stuck out somewhere. {Hero} laughed so much that dust fell from the ceiling.",
        "@museum.night(hero run) {Hero} ran through the hall of the kings, from one end to the other, for nothing but joy. {He} slid on the polished floor, and tried on a crown. {He} looked into a mirror that was two thousand years old, and found that it flattered {him}. Nobody in the world was having such a good time, and there was nobody whom {he} could tell about it.",
      ],
      "+ @museum.night(hero sit) “What is it like out there?” {hero} asked the moon, as {he} asked every night. Through the glass roof you could see a branch. It had leaves in summer, and then it had none. That was all that {hero} knew of the world. In {his} day there had been no roofs.",
      "@museum.night(hero look) Then there was a smell of smoke. It came from the cellar, thin and grey, through the grating. The bell on the wall should have rung, but the spider who lived in it had stopped it up long ago. Upstairs, in the little room with the kettle, the old night guard had fallen asleep over his crossword.",
    ],
    end: [
      "@museum.night(hero run) {Hero} could have gone out by the big door. There it was, and behind it were the branch, and the street. {He} looked at it. Then {he} ran the other way, up the stairs, which had not been made for {him}, and every step broke behind {his} heel. {Hero} took the guard by the collar, chair, crossword and all, and carried him down.",
      "@museum.night(hero stand) In the yard stood the bell of an old fire engine, from case number nine. {Hero} rang it with {his} head. It was heard three streets away, and then there were lights and hoses, and in a quarter of an hour it was all over. “Who rang?” asked the captain. The guard pushed back his cap. He had seen what he had seen. “That one,” he said, and pointed at a stand.",
      [
        "@museum.dawn(hero stand, mate hug) {Hero} was standing on it, with a straight back, and held in {his} stomach. There was soot on {his} nose. {Talker} wiped it away with a sleeve, quickly, before the director could come. “Tonight?” whispered {talker}. Nothing moved, except that one of the eyes closed for a moment, and opened again.",
        "@museum.dawn(hero stand) {Hero} was standing on it, with a straight back, and held in {his} stomach. There was soot on {his} nose. The guard wiped it away with a sleeve, quickly, before the director could come. “I'll leave the side door open on Mondays,” he said to himself, quite loudly. “For the air.”",
      ],
      "@museum.night(hero stand) There's a new sign by the stand: PLEASE DO NOT TOUCH, and below it, in pencil: before nine in the evening. The school classes who come by say that it looks as though somebody was grinning. And some mornings there's a leaf on the floor, fresh from the tree, that no one has brought in.",
    ],
  }),
  story({
    says: [
      role(
        "horse",
        "wooden horse|carousel horse|rocking horse|merry-go-round horse|toy horse|carousel pony|carousel pig|carousel swan|stone lion|stone horse|weathercock|weather vane|garden gnome|toy train|model ship|stuffed animal|teddy bear|cuckoo|wooden cuckoo",
      ),
      /\b(?:dream\w*|wants?|wanted|long\w*|wish\w*|escap\w*|break(?:s)? (?:free|loose)|broke (?:free|loose)|runs? away|ran away|real|see the world|gallop\w*|would like)\b/i,
    ],
    may: [
      ...companion("pony", "horse"),
      /\b(?:real|across|old|whole|outside|free) (?<goal>(?:meadow|field|world|sea|road|wood|forest|beach|race))\b/i,
      /\b(?:carousel|merry-go-round|clock|gallop\w*|meadow|nursery|attic|outside|world)\b/i,
      /\b(?:real|galloping|across|see)\b/i,
    ],
    lead: "horse",
    unless:
      /\b(?:murder\w*|troy|trojan|lost (?:his|her|its) (?:child|owner)|burglar|repair\w*|museum|guard\w*|bear shop)\b/i,
    after: [
      "Every day was the same for {hero}. {He} knew each plank and each nail of {his} place. {He} knew the wall, the window opposite, and the one tree that could be seen from there. “How far have I got today?” {he} asked in the evening. “To where you were this morning,” said the sparrow on the roof, who was not stupid.",
      [
        "+ “You aren't made for it,” said {talker}. “You're glued where others are alive.” “But whoever carved me made me look as if I were just setting off,” said {hero}. “He must have meant something by it.” {Talker} had to admit that. They looked at the tree together. Behind it, if you bent over very far, there was a bit of green.",
        "“You aren't made for it,” said the sparrow. “You're glued where others are alive.” “But whoever carved me made me look as if I were just setting off,” said {hero}. “He must have meant something by it.” The sparrow had to admit that. They looked at the tree together. Behind it, if you bent over very far, there was a bit of green.",
      ],
      "+ At night {hero} pulled. {He} pulled with all the strength that is in old wood, and there was a creak, but that was the hinge of a door. {He} counted the rings in {his} own grain. There were sixty of them. “Before that I was outside,” {he} thought. “I must have been a tree once. I must have known what it's like, when the wind comes.”",
      "In the autumn a man came with a measuring tape. “It all goes,” he said. “On Monday everything here will be cleared out.” People came to look for the last time. And a girl with a plaster on her knee stood before {hero} for a very long time, and laid her hand on {his} neck. “This one's looking at something,” she said.",
    ],
    end: [
      "She turned round and looked in the same direction: past the window, behind the tree. “Oh,” said the girl. On Sunday she came back with her grandfather, a screwdriver, and a wheelbarrow. “It's only wood,” said the man with the tape, “take it.” There was a crack, just one, and for the first time in sixty years {hero} was not fastened to anything.",
      "@meadow(hero stand) It bumped over the kerb, and over roots. Then there was no more road. They had stopped at the top of a slope, and the grass went down it in waves, and somewhere at the bottom there was a brook. {Hero} could not speak. The wind came, went through the cracks in {his} old paint, and it was just as {he} had thought. “Ready?” asked the girl.",
      "@meadow(hero run) She let go of the barrow. It rolled, slowly, and then not slowly. The thistles flew past, and the larks, and the whole sky. {Hero} leaned into it, just as {he} had been carved. {He} heard the girl run and laugh behind {him}, and {he} heard a shout of joy, and it was {his} own.",
      "@meadow(hero stand) {Hero} stands at the edge of that meadow now, on four flat stones, under a little roof. On Sundays the barrow is fetched. {His} paint has gone, nearly all of it, and a bird has put moss into a crack at the back. In spring, if you look very closely, there's a small green twig on {his} shoulder.",
    ],
  }),
  story({
    says: [
      role("vampire", "vampire|vampires|count|dracula|werewolf|zombie"),
      /\b(?:(?:can(?:no|')t|could(?: not|n't)) (?:stand|bear|see|drink)|faints?|fainted|afraid of|scared of|allergic|vegetarian|vegan|tomato juice|prefers?|preferred|hates?|hated|disgust\w*|dentist|lost (?:his|her) (?:teeth|fangs)|does(?: not|n't) (?:like|want)|did(?: not|n't) (?:like|want))\b/i,
    ],
    may: [
      role("talker", "butcher|neighbour|girl|boy|dentist|greengrocer|baker|nurse|doctor"),
      /\b(?:blood|tomato juice|moves? in|moved in|next door|prefers?|night|village|town)\b/i,
      /\b(?:juice|stand|next|moved|moves)\b/i,
      /\bmoved in next door\b/i,
    ],
    lead: "vampire",
    unless: /\b(?:murder\w*|love|hunter|kill\w*|in love|school)\b/i,
    after: [
      "+ @street.dusk(hero stand) {Hero} moved in after sunset, with a long box and forty glasses of tomato juice. By midnight the whole street knew. They closed the shutters. They hung up garlic, one string above the other, until it looked like a festival. “How friendly,” said {hero}, who was fond of garlic, and took a bulb for the soup.",
      [
        "@shop(hero talk, mate talk) The next evening {hero} went next door, to say hello. “I've got nothing for you here,” said {talker}, and turned very pale. “A pound of carrots?” asked {hero}. In the corner something red dripped into a bowl. {Hero} saw it. {He} said “Oh”, rolled up {his} eyes, and lay on the tiles in {his} cloak, flat as a carpet.",
        "@shop(hero stand) The next evening {hero} went to the shop at the corner. “I've got nothing for you here,” said the woman, and turned very pale. “A pound of carrots?” asked {hero}. She had cut her thumb with fright. {Hero} saw it. {He} said “Oh”, rolled up {his} eyes, and lay on the tiles in {his} cloak, flat as a carpet.",
      ],
      "+ @room.night(hero write) “Dear Mother,” wrote {hero}, “it isn't going badly. Nobody has come with a stake so far.” In {his} family they had all been terrible: Uncle Vlad, Aunt Orla, the twins. They had sent {him} to the best schools, at night, and each time it was in the report: faints.",
      "@street.night(hero run) One night there was a crash on the hill. A delivery van had run into the wall of the bridge and hung over the edge, with two wheels in the air. Somebody was calling in there. The people stood at the railing in their nightshirts, and nobody could see a thing in the dark. “I can,” said a polite voice behind them.",
    ],
    end: [
      "@river.night(hero climb) {Hero} saw in the dark as others see at noon. {He} climbed down the wall, head first, the way that it was done in {his} family, and held on with ten fingernails. “Give me your hand,” said {hero}. The driver gave it. There was a cut on it, and it was bleeding. {Hero} saw that very clearly, and everything began to turn.",
      "@river.night(hero carry) “Tomatoes,” said {hero} between {his} teeth. “Lovely, ripe tomatoes. Basil. A little salt.” {He} kept {his} eyes wide open, and did not let go. {He} climbed up, one hand after the other, with the driver round {his} neck, and put him down among the nightshirts. “Good evening,” {he} said then. And only after that did {he} fall over.",
      [
        "@street.night(hero sit, mate give) When {hero} came to, {his} head lay on something soft. It was a rolled-up apron. {Talker} held out a glass to {him}, and it was red. {Hero} shut {his} eyes. “It's juice,” said {talker}. “I pressed it myself. I've never pressed anything before.” {Hero} took a sip, and had a red moustache. They both laughed, and nobody minded the two long white teeth.",
        "@street.night(hero sit) When {hero} came to, {his} head lay on something soft. It was a rolled-up apron. The woman from the shop held out a glass to {him}, and it was red. {Hero} shut {his} eyes. “It's juice,” she said. “I pressed it myself.” {Hero} took a sip, and had a red moustache. They both laughed, and nobody minded the two long white teeth.",
      ],
      "@street.night(hero stand) The garlic still hangs there, because {hero} says that it looks so festive. In the evening, when it gets dark, the shutters open, and somebody always calls across the street: “Is it too early for a glass?” And whoever has to go home late calls at {hero's} door first, and is walked to their own, on the arm of a cloak.",
    ],
  }),
  story({
    says: [
      role("wizard", "wizard|witch|magician|sorcerer|fairy|sorceress|enchantress|apprentice|genie|fairy godmother"),
      /\b(?:only (?:knows?|knew|one spell|do one|manages?)|one (?:single )?spell|just one spell|can only|could only|only ever)\b/i,
    ],
    may: [
      role("king", "king|queen|mayor|farmers|farmer|princess"),
      /\b(?:turn(?:s|ing)|mak(?:es|ing)) (?:things|everything) (?<colour>yellow|green|blue|pink|red|orange|purple)\b/i,
      /\b(?:one spell|save|harvest|asks?|asked|turning|things|can only|do one)\b/i,
      /\b(?:save the harvest|harvest|save)\b/i,
      /\b(?:asks?|asked)\b/i,
    ],
    lead: "wizard",
    unless: /\b(?:murder\w*|love|day)\b/i,
    after: [
      "+ @castle(hero stand) It was not much of a spell. {Hero} had looked for others in all the books, but they slid off {him} like rain off a goose. This one had stayed. {He} could do it in {his} sleep, and sometimes {he} did, and then the cat looked strange in the morning. “Is that all you can do?” people asked. “Yes,” said {hero}, “but I can do it well.”",
      [
        "@castle(hero talk, king talk) “You are the last one,” said {king}. “The great masters have all gone away, to where it's paid better.” {Hero} turned the hat in {his} hands. “I must tell you something,” said {hero}. {King} did not listen. “Begin tomorrow,” said {king}. “The whole country is counting on you.” And {hero} could not get out another word.",
        "@castle(hero talk) “You are the last one,” they said to {hero}. “The great masters have all gone away, to where it's paid better.” {Hero} turned the hat in {his} hands. “I must tell you something,” said {hero}. But they did not listen. “Begin tomorrow,” they said. “The whole country is counting on you.” And {hero} could not get out another word.",
      ],
      "+ @room.night(hero read) {Hero} sat over the books all night. {He} tried the spell for rain, and {his} slippers changed. {He} tried the spell for growth, and the curtains changed. It was always the same one that came out, like a song you can't get rid of. Toward morning {hero} put {his} head on the table. “I'll tell them the truth,” {he} said to the cat.",
      "@meadow.storm(hero look) But in the morning it was too late for the truth. A grey cloud came over the mountains, and it hummed. “The locusts!” cried the people. They came every hundred years, and they ate everything that looked like food, down to the roots. There was nothing left after them but stones. {Hero} stood alone at the edge of the field.",
    ],
    end: [
      "@meadow.storm(hero point) {Hero} raised {his} wand. It trembled. {He} spoke the only words that {he} had, and {he} spoke them as {he} had never done before, for the whole country at once. It ran over the fields like a wind. Each stalk, each leaf and each apple changed, as far as the mountains, and it was so bright that the cows shut their eyes.",
      "@meadow.storm(hero look) The cloud stopped. The locusts looked down, and there was nothing that they knew. They had never in a hundred times a hundred years eaten anything of that colour. “That's poison,” hummed the first. “That's paint,” hummed the second. They circled three times, with rumbling stomachs, and flew on, out to sea.",
      [
        "@meadow(hero stand, king stand) {King} came running across the field with the crown over one ear. “What was that?” asked {king}. “What did you do?” “The one that I can do,” said {hero}. “I wanted to tell you yesterday.” {King} bit into an apple. It tasted as an apple ought to taste. “One,” said {king} slowly, “is plenty, if it's the right one.”",
        "@meadow(hero stand) They all came running across the field. “What was that?” they asked. “What did you do?” “The one that I can do,” said {hero}. “I wanted to tell you yesterday.” An old farmer bit into an apple. It tasted as an apple ought to taste. “One,” he said slowly, “is plenty, if it's the right one.”",
      ],
      "@meadow(hero walk) The colour went off with the first rain, except on a few of the apples, which are still called after {hero}. Children come by, with an old ball or a grey scarf, and hold it up. {Hero} pushes back {his} sleeves. “It's not much of a spell,” {he} says. And then {he} does it well.",
    ],
  }),
  story({
    says: [
      role(
        "beast",
        "camel|lion|giraffe|elephant|crocodile|flamingo|parrot|monkey|zebra|hippo|lizard|tiger|desert fox|meerkat|ostrich|kangaroo|koala|iguana|rhino|turtle|tortoise|snake",
      ),
      /\b(?:snow|winter|norway|finland|sweden|iceland|greenland|alaska|arctic|antarctica|north pole|south pole|siberia|lapland|ski\w*|cold|ice|canada|alps)\b/i,
      /\b(?:mov(?:es?|ed)|travel\w*|wants?|wanted|dream\w*|never seen|first time|see|emigrat\w*|goes|went|arriv\w*|lands?|landed|learn\w*|tired of|lost)\b/i,
    ],
    may: [
      ...companion(
        "camel",
        "lion",
        "giraffe",
        "elephant",
        "crocodile",
        "monkey",
        "zebra",
        "hippo",
        "tiger",
        "turtle",
        "tortoise",
      ),
      /\b(?:sand|heat|desert|hot|sun)\b/i,
      /\b(?:does(?: not|n't) like|did(?: not|n't) like|hates?|like)\b/i,
    ],
    lead: "beast",
    unless:
      /\b(?:murder\w*|circus|zoo|hibernat\w*|freez\w+ to death|ice cream|race|cannot sleep|penguin|polar bear|hate[sd]? the cold|to the desert)\b/i,
    after: [
      "@snow(hero stand) “And what is that?” asked {hero}, and put out a foot. “Snow,” said a reindeer, who was standing there in any case. {Hero} stepped on it, and was in it up to {his} stomach. “Does it go on for long?” “Till May,” said the reindeer. {Hero} smiled with all {his} teeth, because they would not stop knocking together.",
      [
        "+ @snow(hero walk, mate walk) {Talker} ran to fetch a scarf. For {hero} one was not enough. It took nine scarves, four mittens, and a tea cosy for the parts that stuck out. “You look like a market stall,” said {talker}. “But from the inside,” said {hero}, “it's very nice.” And they went down to the village, to look for work.",
        "@snow(hero walk) The reindeer fetched a scarf. For {hero} one was not enough. It took nine scarves, four mittens, and a tea cosy for the parts that stuck out. “You look like a market stall,” said the reindeer. “But from the inside,” said {hero}, “it's very nice.” And {he} went down to the village, to look for work.",
      ],
      "+ @village.dusk(hero stand) It was not easy. As a postman {hero} got stuck in the first drift. As a ski instructor {he} came down the slope on everything but skis. “Go home,” said the people, not unkindly, “you're from somewhere else.” In the evening {hero} looked at the stars. They were the same ones as at home. Only {he} was on their other side.",
      "@snow.storm(hero look) In January the great blizzard came. It snowed for three days, without a break, and on the third the school sledge did not come back. It was somewhere out there, with twelve children in it. “You can't see anything,” said the men, “it's white in front and white behind.”",
    ],
    end: [
      "@snow.storm(hero walk) “At home it's like that every day,” said {hero}. “Only in yellow.” {He} took off the scarves, tied them together, and gave one end to the village. Then {he} closed {his} eyes, because you see nothing in any case, and walked. “Don't look at the hills,” {his} grandmother had taught {him}. “Listen to the wind.”",
      "@snow.storm(hero carry) {Hero} walked for an hour. Then {he} heard it, thin and very brave: a times table, sung by twelve. The sledge lay on its side. “Climb up,” said {hero}. They sat on {him} from front to back. “What are you?” asked the smallest. “From somewhere else,” said {hero}. “Hold on.” And {he} followed the scarf home.",
      "@village.night(hero stand) The mothers stood at the other end. They did not let go of the scarf, and did not know how to begin. “Would you like some soup?” asked the eldest at last. “Hot?” asked {hero}, and {his} teeth knocked. And they laughed, all of them, and took {him} inside.",
      "@snow(hero stand) {Hero} still doesn't get used to it. Each November {he} says that this is the last one. But when the snow comes in flat, and it's white in front and white behind, there's somebody standing in front of the school at twelve o'clock with nine scarves on. The children climb up. And the smallest sits at the front, with closed eyes, and is allowed to listen to the wind.",
    ],
  }),
];
