import type { Lore } from "./lore.ts";

/** What one does with the whole body, on the way and for fun. */
export const doingsOfPlay: Lore = {
  "sings?|sang|singing(?! (?:teacher|lessons?|competition|contest))": [
    "When {doer} sang, {doerhe} shut {doerhis} eyes, because the high notes were easier to find in the dark.",
    "{Doer} sang the same line again and again, a little higher each time, until it sat where it belonged.",
    "Where {doer} did not know the words, {doerhe} sang la, and there was a good deal of la in it.",
    "Before {doer} began to sing, there was a small cough, and then a breath that went down to the very bottom.",
  ],
  "hums|hummed|humming|whistles|whistled|whistling": [
    "{Doer} always got to the same place in the tune, went back, and took another run at it.",
    "{Doer} did not notice at all that it could be heard, and so it sounded all the better.",
    "It was not quite the right tune, but {doer} kept to it firmly.",
  ],
  "danced|dancing|dances (?!shoes)": [
    "{Doer} danced with everything that {doerhe} had, down to the tips, and now and then something got knocked over.",
    "{Doer} counted under {doerhis} breath, one two three, and on the three {doerhe} had to hurry a little.",
    "{Doer} spun round, and everything that was loose on {doerhim} flew out and came to rest a moment later.",
    "{Doer} began with very small steps, as though {doerhe} were only shifting about a bit.",
  ],
  "(?:plays?|played|playing) (?:on )?(?:the|a|his|her|its|my) (?:[a-z]+ )?(?:piano|keyboard|organ)": [
    "{Doer} played the left hand alone, then the right hand alone, and together they did not know each other.",
    "At the fast place {doer} put out the tip of {doerhis} tongue and slowed down, as on a bend.",
    "{Doer} let the last note stand until it could not be told any longer whether it was still there.",
  ],
  "(?:plays?|played|playing) (?:on )?(?:the|a|his|her|its|my) (?:[a-z]+ )?(?:violin|fiddle|cello|double bass)": [
    "When {doer} began, there was a scrape at first, like a door, and behind the door was the note.",
    "{Doer} leaned into the long notes as if they were a slope.",
    "{Doer} played with {doerhis} eyes shut, and {doerhis} eyebrows went up wherever the tune did.",
  ],
  "(?:plays?|played|playing) (?:on )?(?:the|a|his|her|its|my) (?:[a-z]+ )?(?:guitar|ukulele|banjo|lute|harp)": [
    "Between two chords there was a short pause while {doer} looked for the next one.",
    "{Doer} knew three chords, or played as if three were enough for everything.",
    "{Doer} beat time with whatever was free, and the floor hummed along.",
  ],
  "(?:plays?|played|playing) (?:on )?(?:the|a|his|her|its|my) (?:[a-z]+ )?(?:drums?|drum kit|trumpet|flute|trombone|saxophone|accordion|harmonica|tuba|horn|clarinet|recorder|instrument)|(?:plays?|played|playing) (?:music|in (?:a|the) (?:band|orchestra))":
    [
      "{Doer} was a little too early at the start and then waited in the middle of it for the rest of the tune.",
      "What {doer} played could be heard through two walls, and feet behind them tapped along.",
      "{Doer} took breath, raised {doerhis} eyebrows, and off it went, rather louder than intended.",
    ],
  "(?:plays?|played|playing) (?:football|soccer)": [
    "{Doer} ran to where the ball was, and by then the ball was where {doerhe} had come from.",
    "{Doer} had grass on {doerhim} in several places, and shouted here, here, with everybody else.",
    "Whenever the ball came flying, {doer} shut one eye and kept the other one on it.",
  ],
  "(?:plays?|played|playing) (?:basketball|tennis|volleyball|handball|hockey|ping[- ]pong|table tennis|baseball|cricket|badminton|rugby)":
    [
      "{Doer} rocked from one side to the other and waited, and then had to be somewhere else very quickly.",
      "What {doer} had aimed at was one thing, and where the ball went was a matter between it and the air.",
      "{Doer} puffed, wiped {doerhis} forehead and called out that it was still all to play for.",
    ],
  "(?:plays?|played|playing) (?:chess|checkers|draughts|cards|board games|a game|games|dominoes|poker)": [
    "{Doer} looked as if {doerhe} had a plan, and looked so for a good long while.",
    "Before every move {doer} hummed a bit, and one could have learned a lot from the humming.",
    "{Doer} stared so hard that the others began to look at the same spot, just in case.",
  ],
  "(?:plays?|played|playing) (?:hide[- ]and[- ]seek|tag|catch)": [
    "{Doer} had to hold {doerhis} breath and bite {doerhis} lips, because nothing is so funny as keeping quiet.",
    "{Doer} ran, doubled back, ran on, and for a moment {doerhe} no longer knew who was chasing whom.",
    "A rustle here, a giggle there, and {doer} knew every corner by its dust.",
  ],
  "(?:plays|played|playing) (?:with|together|outside|in the (?:garden|park|street|yard|snow|sand|mud|woods|forest|attic)|all day)":
    [
      "{Doer} said how everything was meant: this was the sea, that was a mountain, and the cushion was a whale.",
      "In the middle of it the rules changed, and {doer} explained the new ones while {doerhe} was running.",
      "{Doer} forgot to be hungry and forgot what time it was, and came upon both of them only much later.",
    ],
  "(?:learn|learns|learned|learnt|learning) (?:how )?to swim": [
    "{Doer} kept one toe on the bottom for as long as that was possible, and then a little longer.",
    "Whatever {doer} did with the front half, the back half went down, and the other way about.",
    "{Doer} swallowed a mouthful, coughed, said that it was nothing, and took hold of the edge again.",
    "{Doer} lay on the water for the length of a breath and was carried, and then {doerhe} thought about it.",
  ],
  "swims?|swam|swimming(?! (?:pool|lessons?|trunks|baths?|teacher))": [
    "{Doer} blew and snorted, and left a trail behind like a very small ship.",
    "With {doerhis} ears at water level {doer} heard nothing but {doerhis} own breath and a gurgling.",
    "{Doer} swam with {doerhis} chin held high, like somebody who does not want to get a hat wet.",
  ],
  "dives?|dived|dove into|diving": [
    "Under water {doer} heard a crackling, and {doerhis} own heart, which sounded like steps.",
    "{Doer} let out a string of bubbles, the large ones first and the small ones after.",
    "Down there {doer} moved as slowly as in a dream, and all the colours had gone a little green.",
  ],
  "ran(?! (?:away|out of|into|a (?:shop|small|little|bakery|cafe|café|hotel|restaurant|school|farm)|the (?:shop|bakery|hotel|farm)))|runs (?:through|across|down|up|along|after|to|as fast|every)|running(?! away)":
    [
      "{Doer} ran so fast that the ground seemed to come along only in pieces.",
      "There was a whistle in {doer's} breath and in {doerhis} ears a rushing, like the sea in a shell.",
      "At the bend {doer} leaned over, slid a bit, and was round it.",
      "{Doer} felt a stitch in {doerhis} side, put up with it for twenty steps, and then for another twenty.",
    ],
  "raced|racing(?! (?:car|driver|bike))|(?:enters|entered|joins|joined) (?:a|the) (?:[a-z]+ )?race": [
    "{Doer} looked straight ahead, but with both ears {doerhe} was looking behind {doerhim}.",
    "Everything flew past at the sides, and {doer} saw only stripes of it and now and then a face.",
    "On the slope {doer} made {doerhimself} small, and on the straight piece {doerhe} made {doerhimself} long.",
  ],
  "climbs?|climbed|climbing": [
    "{Doer} tried every hold before {doerhe} trusted it, and trusted some of them only by half.",
    "Halfway up {doer} looked down, which {doerhe} had meant not to do.",
    "Seen from below, it had been a short way. {Doer} found out that the short way had been folded.",
    "{Doer} heard crumbs come loose below, and each time it took a little longer until they landed.",
  ],
  "(?:rides?|rode|riding) (?:on )?(?:a|the|his|her|its|my) (?:[a-z]+ )?(?:bicycle|bike|tricycle|unicycle)|cycles (?:to|through|across)|cycled|cycling|pedalled|pedaled":
    [
      "{Doer} wobbled at the start, drew a curve or two, and then the wind came up from in front.",
      "Downhill {doer} let it run, and everything loose on {doerhim} fluttered behind.",
      "Uphill {doer} went so slowly that a snail would have had time to say hello.",
    ],
  "(?:rides?|rode|riding) (?:on )?(?:a|the|his|her|its|my) (?:[a-z]+ )?(?:horse|pony|donkey|camel|elephant|unicorn)": [
    "{Doer} sat rather high up and went along with every step, forward and back, like somebody saying yes all the time.",
    "{Doer} spoke to an ear, and the ear turned round to listen.",
    "From up there {doer} could see over hedges, and had to look out for branches.",
  ],
  "skateboarded|skateboarding|skated|skating(?! rink)|ice[- ]skated|ice[- ]skating|roller[- ]skated|roller[- ]skating":
    [
      "{Doer} went with {doerhis} tongue between {doerhis} teeth and with everything spread out that was good for keeping upright.",
      "{Doer} listened to the hum beneath {doerhim}, and the higher it hummed, the less {doerhe} breathed.",
      "{Doer} knew how to go and roughly how to turn, and for stopping there was usually a railing.",
    ],
  "skied|skiing|sledded|sledding|sledged|sledging|tobogganed|snowboarded|snowboarding": [
    "The snow flew up into {doer's} face, and {doerhe} steered mostly by guessing.",
    "{Doer} leaned to the left, and it went to the left, if a little later.",
    "At the bottom {doer} shook out the snow, which had got in everywhere, and looked up at where {doerhe} had come from.",
  ],
  "(?:learn|learns|learned|learnt|learning) (?:how )?to fly(?! (?:an?|the|his|her|planes|helicopters))": [
    "{Doer} ran, hopped and beat the air, and for the length of a hop there was nothing underneath {doerhim}.",
    "The going up was a matter of effort. It was the coming down, {doer} noticed, that wanted to be learned.",
    "{Doer} stood on something not too high, looked down, and went over everything in {doerhis} head once again.",
  ],
  "flies (?:to|over|through|away|across|around|above|high)|(?:flew|flying)(?! (?:carpet|saucer|machine|(?:a|his|her|its|my) kite))":
    [
      "{Doer} looked down, and everything was small and neat, like things laid out on a cloth.",
      "{Doer} felt the wind press from below, now softer and now harder, as if it were guessing at {doerhis} weight.",
      "Up there it was cooler, and what {doer} heard was mostly the rushing in {doerhis} own ears.",
    ],
  "sailed|sailing|sails (?:across|to|around|away|the|over|into|with)": [
    "The wind was hardly ever where {doer} wanted to have it, and so {doerhe} went in zigzags.",
    "{Doer} had the spray on {doerhis} lips, and everything that was tied down creaked.",
    "{Doer} looked ahead to where the water met the sky, and it was always just as far.",
  ],
  "rowed|rowing|rows (?:across|to|out|the|his|her)|paddled|paddling": [
    "{Doer} went backwards and saw only where {doerhe} had come from, and now and then over a shoulder.",
    "At every stroke {doer} saw a row of drops run along the blade and fall in, one after another.",
    "{Doer} pulled a little harder on one side, and so the way turned out somewhat round.",
  ],
  "fished|fishing(?! (?:rod|net|boat|village|line|hook|trip))|fishes for": [
    "{Doer} kept {doerhis} eyes on the float, which nodded, and then nodded again, but only because of a wave.",
    "{Doer} sat so still that a dragonfly took {doerhim} for a post.",
    "Anything that {doer} had to say was said in a whisper, out of respect.",
  ],
  "(?:drives?|drove|driving)(?! (?:school|away|off|out|mad|him|her|them))": [
    "{Doer} sat very straight and talked to everything that went too slowly in front, though it could not hear.",
    "At every bend {doer} leaned over as well, as if that would help.",
    "{Doer} saw the road come up from under the sky and run in beneath, and there was always more of it.",
  ],
  "travels?|travell?ed|travell?ing|journeys|journeyed": [
    "The further {doer} went, the lighter the luggage seemed, or else {doerhe} had grown used to it.",
    "Each new place had a smell of its own, and {doer} had only just got used to it when the next one came.",
    "{Doer} kept what {doerhe} needed within reach, and all the same it was always right at the bottom.",
    "{Doer} put the next place into {doerhis} mouth beforehand, saying its name until it sounded right.",
  ],
  "(?:walks|walked|walking|strolls|strolled|strolling)(?! (?:stick|out on))": [
    "{Doer} went at a pace at which thoughts can just about keep up.",
    "{Doer} walked along the edge of things, of kerbs and walls and shadows, as long as there was an edge.",
    "{Doer} took a small stone along for a while, pushing it ahead with a kick, until it rolled away to the side.",
    "{Doer} fell into step with a tune in {doerhis} head, and slowed down whenever it did.",
  ],
  "hiked|hiking|hikes (?:up|through|in|across)|trekked|trekking": [
    "Behind every rise there was another, and {doer} said each time that this was surely it.",
    "{Doer} had a blister, and knew more about it with every mile.",
    "{Doer} drank a mouthful, looked back at how far it had been, and put the bottle away again.",
  ],
  "camped|camping|camps (?:in|by|under|out)": [
    "Under whatever place {doer} chose to lie, there was a root, and it moved along with {doerhim}.",
    "Everything that {doer} ate tasted of smoke, and that was the best thing about it.",
    "{Doer} lay and listened to a rustling outside that was most likely only a beetle with large feet.",
  ],
  "explores?|explored|exploring": [
    "{Doer} looked behind everything that had a behind, and under everything that could be lifted.",
    "At every fork {doer} stood still for a moment, sniffed, and took the way that looked less used.",
    "{Doer} gave names to things as {doerhe} went, so as to be able to tell about them afterwards.",
    "{Doer} went on tiptoe without knowing why, and only noticed it after a while.",
  ],
  "jumps?|jumped|jumping|leaps|leapt|leaped|leaping": [
    "{Doer} took a run, slowed down, went back, and took a longer one.",
    "For a moment {doer} was in the air with everything that {doerhe} had, and there was time to think that it was rather high.",
    "{Doer} bent low before each jump, as if {doerhe} were winding up a spring.",
  ],
  "(?<!night |darkness |snow |rain |leaves |leaf |curtain |silence |stars? )(?:fell|falls|falling)(?! (?:stars?|snow|leaves))(?! (?:in love|asleep|ill|sick|silent|apart|for|out with|behind|into a deep sleep))|tumbled|tumbling":
    [
      "It went very quickly, and yet {doer} had time to see everything, even a small spider, and to wonder at it.",
      "Up and down changed places several times, and {doer} was somewhere in between.",
      "{Doer} grasped at whatever there was, and what there was came along.",
    ],
  "crosses (?:a|the)|crossed|crossing (?:a|the)": [
    "In the middle it was just as far back as it was to the other side, and {doer} stopped there for a moment.",
    "{Doer} looked only at the next bit in front of {doerhim}, and when that was done, at the next.",
    "The other side did not come any nearer for a long time, however much {doer} looked at it.",
  ],
  "(?:runs|ran|running|run) away(?: from home)?": [
    "{Doer} ran until there was no sound behind {doerhim} any more but {doerhis} own steps, and those sounded like somebody else's.",
    "At the corner {doer} looked back once, only to see whether anybody was looking.",
    "{Doer} had thought of a great many things and had forgotten to bring anything to eat.",
  ],
  "escapes?|escaped|escaping|(?:breaks|broke) out|flees|fled|fleeing": [
    "{Doer} kept close to the walls, went where it was dark, and stopped at every noise until it had turned out to be nothing.",
    "{Doer} was almost sure that others could hear {doerhis} heart, so loudly did it beat.",
    "{Doer} squeezed through where there was hardly any through, with {doerhis} breath let out.",
  ],
  "(?:hides|hid|hiding)(?! (?:the|an?|his|her|its|my|their|it|them|something|place)\\b)": [
    "{Doer} made {doerhimself} as small as possible, and at once something began to itch.",
    "{Doer} breathed through {doerhis} mouth, without a sound, and through a crack {doerhe} saw a strip of the world.",
    "Somewhere quite close there were steps, and {doer} shut {doerhis} eyes, as though that made {doerhim} harder to see.",
  ],
  "follow|follows|followed|following": [
    "{Doer} kept just so far behind that nothing was lost from sight, and stopped whenever there was a stop in front.",
    "At each corner {doer} was afraid that there would be nothing to see behind it, and hurried the last few steps.",
    "{Doer} looked down in order not to make any noise, and up in order not to lose the way.",
  ],
  "chases|chased|chasing|hunts|hunted|hunting": [
    "It went round the corner, over and under, and {doer} was always just where it had been.",
    "{Doer} had no breath left for shouting and went on with it in {doerhis} head.",
    "{Doer} slid in the bends, lost some ground, and made it up again on the straight.",
  ],
  "wanders?|wandered|wandering|roams|roamed|roaming": [
    "{Doer} took whatever turning looked friendlier, now to the left and now to the right.",
    "{Doer} was in no hurry, and read every sign and looked over every wall.",
    "After a while {doer} could not have said how {doerhe} had come there, only that it had been mostly downhill.",
  ],
  "(?:gets|got|getting|is|was|were|be) lost|(?:loses|lost) (?:his|her|its|my|their|the) way": [
    "{Doer} turned round, and the way back looked quite different from the way there.",
    "{Doer} had the feeling of having been past this very spot before, or past one very like it.",
    "{Doer} said aloud where {doerhe} was going, so as to have company.",
  ],
  "(?:dress|dresses|dressed|dressing) up|disguises|disguised": [
    "{Doer} looked down at {doerhimself}, turned about, and was a stranger to {doerhimself} at the back.",
    "It was too long at the bottom and too wide at the top, but {doer} carried {doerhis} chin so high that nobody saw that.",
    "All at once {doer} walked differently, with longer steps, and cleared {doerhis} throat before speaking.",
  ],
  "performs?|performed|performing|(?:gives|gave|giving) a concert|(?:puts|put|putting) on a (?:show|play)|acts in|acted in|juggles|juggled|juggling":
    [
      "Just before it started {doer} no longer knew anything at all, not even the first word.",
      "{Doer} breathed in, and it grew so quiet that a chair could be heard, right at the back.",
      "{Doer} looked at a spot over all the heads, because faces would have been too many.",
    ],
  "celebrates? (?:[a-z']+ ){0,2}birthday|celebrated (?:[a-z']+ ){0,2}birthday|(?:had|has|turned|turns) (?:a birthday|[a-z]+ years old)":
    [
      "{Doer} was asked by everybody how it felt, and said each time that it felt much like yesterday, only louder.",
      "Whenever nobody was looking, {doer} tried whether anything felt different, from the top down to the toes.",
      "A song was sung in several keys at once, and {doer} did not know where to look meanwhile.",
    ],
  "celebrates?|celebrated|celebrating": [
    "{Doer} clinked with whatever there was in the cups and said something that was lost in the noise.",
    "{Doer} laughed at everything, even at the things that were only being passed round.",
    "It got louder and warmer, and {doer} had a piece of something sweet in {doerhis} cheek the whole time.",
  ],
  "(?:makes|made|making|tells|told|telling) (?:a |the |his |her |bad |silly |many )*jokes?|jokes|joked|teases|teased|teasing":
    [
      "{Doer} kept a perfectly straight face, and only the corner of {doerhis} mouth knew something.",
      "{Doer} began to laugh before {doerhe} had got to the end, and had to start over again.",
      "{Doer} waited a moment after the last word and looked from face to face.",
    ],
};
