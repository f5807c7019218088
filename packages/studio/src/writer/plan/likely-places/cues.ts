import type { Place, Spot } from "../../../vocabulary.ts";

/** A place, or a spot of one, where a moment of a text can play. */
export type Site = Place | Spot;

/** English words that show where a moment plays without its name, by how sure they are. */
export interface Cues {
  /** Hardly found anywhere else. */
  readonly sure?: string;
  readonly typical?: string;
  /** Found at several places. */
  readonly slight?: string;
}

export const cuesOfSites: Partial<Record<Site, Cues>> = {
  forest: {
    sure: "woodcutter,lumberjack,pine needle,toadstool,forester,tree trunk,woodpecker,undergrowth,bracken,fir tree,pine tree,treetop,among the trees,between the trees,through the trees,under the trees,among the pines,between the pines,among the firs,between the firs,among the oaks,under the branches,through the branches,between the branches",
    typical:
      "pine,fir,spruce,moss,mossy,fern,stump,acorn,mushroom,root,twig,birch,beech,oak,squirrel,owl,badger,deer,brambles,canopy,thorn,log,trail,hollow tree",
    slight: "forest,wood,woods,branch,tree,leaf,leaves,wolf,fox,bear,path,shade,hut,nest,bark,trunk",
  },
  meadow: {
    sure: "haystack,buttercup,molehill,shepherd boy,tall grass,long grass,wildflower,hay meadow,flock of sheep,kite string,cornfield",
    typical:
      "clover,daisy,daisies,grazing,sheep,flock,lamb,shepherd,cowslip,poppy,poppies,lark,hillside,slope,hedgerow,stubble,stile,picnic blanket,picnic,scarecrow,wheat,barley",
    slight:
      "meadow,pasture,grass,flower,butterfly,butterflies,bee,hill,fence,hedge,field,ditch,kite,campfire,tent,cow,horse,goat",
  },
  mountain: {
    sure: "base camp,mountaineer,climbing rope,ice axe,crampon,piton,summit,snowfield,rock face,scree,alpine hut,cable car,crevasse,mountain guide,belay,cairn,tree line,ledge,switchback",
    typical:
      "ridge,crag,peak,boulder,gorge,ravine,abyss,avalanche,steep,slope,altitude,precipice,goat path,climber,rucksack,foothold,handhold",
    slight: "mountain,mountains,rock,stone,stones,eagle,goat,thin air,rope,echo,wind,cloud,view,valley below,fog",
  },
  snow: {
    sure: "sled,sledge,sleigh,husky,huskies,igloo,snowdrift,snowman,snowball,ski,skis,ski slope,ice floe,penguin,polar bear,snowshoe,frozen lake,blizzard,snowplough",
    typical: "ice,icicle,frost,snowflake,drift,frozen,skate,reindeer,seal,mittens,tundra,tracks in the snow",
    slight: "cold,freezing,white,shiver,scarf,gloves",
  },
  lake: {
    sure: "lakeside,water lily,water lilies,lily pad,tadpole,pond,boat house,dragonfly,dragonflies,rowing boat,pedalo",
    typical:
      "reed,reeds,swan,duck,duckling,frog,toad,heron,fishing rod,oar,oars,ripple,bulrush,landing stage,minnow,angler",
    slight: "lake,lakes,water,shore,boat,bank,fish,splash,mist",
  },
  river: {
    sure: "riverbank,towpath,ferryman,stepping stone,weir,rapids,otter,beaver,riverboat,houseboat,mill wheel,waterwheel,along the water,along the canal,punt,footbridge,paddle steamer",
    typical:
      "barge,barges,embankment,upstream,downstream,bank,bridge,lock keeper,trout,salmon,canoe,ferry,ford,raft,willow,kingfisher,eel,canal,the current,strong current",
    slight: "river,stream,brook,water,boat,reed,fish,oar,mud,pebble",
  },
  sea: {
    sure: "seaweed,sandcastle,low tide,high tide,rock pool,surfboard,lifeguard,driftwood,dune,starfish,beach towel,seagull,jellyfish,breakers,sand between,bucket and spade,lighthouse,deckchair,windbreak,surf,shingle,barnacle,mermaid,clifftop,seal pup,seashell,seashells",
    typical: "tide,wave,waves,gull,gulls,sand,horizon,crab,pebbles,cove,bay,swimsuit,cliff,lagoon,parasol",
    slight: "sea,ocean,beach,coast,water,wind,boat,towel,swim,sail,storm,rope,stones,shell,shells,salt,foam,spray",
  },
  harbour: {
    sure: "quayside,trawler,gangway,gangplank,mooring,bollard,lobster pot,fishing boat,dockside,docker,harbour wall,dockyard,harbourmaster,fish market,slipway,boatyard,ferry terminal,moored,mooring rope,boat builder,capstan,crane driver",
    typical:
      "dock,quay,seagull,gulls,net,nets,fisherman,fishermen,anchor,mast,tar,ferry,cargo,stevedore,container,sailor,cobbles,ticket hut,herring",
    slight: "harbour,harbor,port,boat,ship,rope,barrel,cobbles,steps,salt,passenger,crane,crate",
  },
  island: {
    sure: "castaway,palm tree,coconut,desert island,shipwrecked,coral beach,lagoon,palm trees,coconut palm",
    typical: "raft,turtle,parrot",
    slight: "shore,sand,cove",
  },
  ship: {
    sure: "deckhand,bosun,starboard,port side,bowsprit,crow's nest,first mate,cabin boy,galley,rigging,helmsman,wheelhouse,ship's cook,lifeboat,bulkhead,lookout,sails,mainsail,porthole,portholes,steerage,at the rail,by the rail,over the rail,the hold,overboard,upper deck,lower deck",
    typical:
      "deck,mast,helm,hull,crew,hammock,anchor,captain,sailor,rudder,tiller,compass,funnel,steward,seasick,voyage",
    slight: "wave,waves,rope,barrel,cabin,storm,sail,horizon,salt,passenger,spray",
  },
  underwater: {
    sure: "diving helmet,diver,coral,sea bed,seabed,kelp,oxygen tank,sea cucumber,flippers,anemone,wetsuit,diving suit,submersible,periscope",
    typical: "octopus,squid,shark,jellyfish,bubbles,whale,wreck,shoal,fin,snorkel,gills,dolphin",
    slight: "fish,pearl,shell,depths",
  },
  desert: {
    sure: "camel,camels,oasis,sand dune,dune,dunes,bedouin,sandstorm,cactus,cacti,rattlesnake,scorpion,waterskin,water skins,mirage,tumbleweed,nomad,vulture,date palm,date palms",
    typical: "sand,dusty,the heat,thirst,thirsty,waterhole,lizard,salt flat,canteen",
    slight: "desert,sun,wind,footprints,scarf,rock,tent,stars,horizon,noon,traveller,dry,a well,the well,dust,saddle",
  },
  cave: {
    sure: "stalactite,stalactites,bats,cavern,tunnel wall,coal face,pickaxe,mineshaft,pit pony,miner,miners,underground river,rock wall,burrow,tunnels,dripping rock,headlamp,pit props,coal seam",
    typical: "bat,torchlight,echo,echoed,shaft,tunnel,tunnels,crevice,den,lair,treasure chest",
    slight: "dark,torch,rock,lantern,darkness,bones,damp,stone,passage,crawled",
  },
  castle: {
    sure: "drawbridge,moat,battlements,ramparts,portcullis,throne,courtier,courtiers,royal,castle gate,dungeon,banner,jester,royal guard,lady in waiting,coat of arms,suit of armour,tower stairs,herald,knight,knights,his majesty,her majesty,turret",
    typical: "king,queen,prince,princess,crown,tapestry,trumpeter,courtyard,sword,armour,duke,chamberlain,minister",
    slight: "castle,palace,gate,gates,tower,servant,stone steps,torch,candles,feast,guard",
  },
  village: {
    sure: "village green,smithy,thatched,village pump,village well,cottages,villager,villagers,milk churn,cart track,maypole,hen house,war memorial",
    typical:
      "goose,geese,hens,chicken,lane,cottage,cart,wagon,farmer,vicar,parish,blacksmith,barn,steeple,hay cart,chimneys,doorstep,garden gate,the well",
    slight: "village,gate,fence,mud,church bell,yard,smoke,cow,pig,bicycle,donkey,neighbour,neighbours",
  },
  city: {
    sure: "skyscraper,skyscrapers,tower block,traffic jam,city hall,neon sign,metro,taxi driver,tram stop,bus lane,city gates,the gates of the city",
    typical:
      "traffic,neon,crowds,fountain,town square,taxi,horn,bus stop,block of flats,rush hour,siren,billboard,construction site,scaffolding,crane,roundabout,motorway",
    slight: "city,town,car,cars,noise,building,policeman,lamp,crowd,people,bench,statue,pigeons",
  },
  street: {
    sure: "pavement,kerb,lamp post,street lamp,zebra crossing,traffic light,traffic lights,shop window,shop windows,doorway,pedestrian,letterbox,side street,street corner,at the corner,round the corner,on the corner,gutter,manhole,parking meter,busker,cobblestone,cobbled,handlebars,front steps,newsstand,bus shelter",
    typical:
      "street,taxi,cab,bicycle,bike,traffic,cobbles,crossed the road,policeman,headlights,honked,windscreen,steering wheel,engine,drove,parked,passers-by,postman,alley,pram,van,lorry,car door,dustbin",
    slight: "car,umbrella,corner,puddle,lamp,crossing,drizzle,road,shop,people,crowd,wheel",
  },
  roof: {
    sure: "chimney pot,rooftops,roof tiles,fire escape,skyline,water tank,over the roofs,above the roofs,the lights of the city below,the lights of the town below",
    typical:
      "aerial,antenna,chimney sweep,parapet,tiles,gutter,pigeon loft,slates,ledge,on the roof,onto the roof,chimneys",
    slight: "chimney,pigeon,pigeons,view,wind,stars,ladder",
  },
  park: {
    sure: "park bench,bandstand,park keeper,duck pond,flower bed,joggers,jogger,ice cream van,park gates,dog walker",
    typical: "fountain,ducks,pigeons,lawn,pram,squirrel,frisbee,chess tables,statue,leash,lead",
    slight: "park,tree,trees,grass,path,swan,kite,railings,dog,ice cream,bench",
  },
  garden: {
    sure: "flowerbed,vegetable patch,greenhouse,watering can,compost,lawnmower,garden gate,rose bush,beanpole,garden shed,wheelbarrow,clothes line,washing line,apple tree,pear tree,cherry tree,runner beans,pruning shears,secateurs,over the hedge,bird table,trowel,weeding,tomato plants,lavender",
    typical:
      "hedge,lawn,spade,rake,roses,weeds,soil,seedling,bees,shed,flowerpot,sunflower,cabbage,cabbages,tulips,swing,hammock,gnome,fence,lettuce,pumpkin,patio",
    slight: "garden,grass,flowers,tree,gate,earth,worm,butterfly,robin,snail,hose,pond,beans",
  },
  playground: {
    sure: "bike rack,bicycle rack,at playtime,at breaktime,swings,seesaw,climbing frame,sandpit,hopscotch,skipping rope,monkey bars,at break,at recess,break time,playtime,bike racks,bike sheds,bike shed,school gate,school gates",
    typical: "slide,marbles,conkers,tag,chalk line,railings",
    slight: "wall,bench,ball,children,bell,boys,girls,fence",
  },
  stadium: {
    sure: "goalkeeper,goalie,referee,touchline,penalty,penalties,penalty area,centre circle,offside,half time,half-time,kick-off,linesman,midfielder,striker,final whistle,free kick,corner flag,crossbar,goalpost,scoreboard,starting blocks,finishing line,finish line,baton,the far post,extra time,substitute,hurdle,hurdles,long jump,high jump,home run,wicket,one to nil,equaliser,laps",
    typical:
      "pitch,whistle,tackle,header,fans,stands,terraces,crowd roared,kicked,dribbled,the net,defender,captain's armband,runners,the bell lap,sprint,cheered,the track,stopwatch,innings,laps",
    slight: "ball,crowd,shirt,muddy,grass,score,win,flag,trophy,supporters,race,mud,the bar,lane,goal,coach,team,boots",
  },
  graveyard: {
    sure: "gravestone,gravestones,tombstone,tombstones,headstone,gravedigger,graves,coffin,funeral,burial,mourners,wreath,undertaker,crypt,mausoleum,yew tree,the grave,his grave,her grave",
    typical: "buried,flowers on,black coats,yew,priest,mound,hearse,angel,lilies,grave",
    slight: "stone,bell,grass,spade,fog,raven,mist,cross",
  },
  farm: {
    sure: "farmyard,pigsty,cowshed,milking,milking stool,henhouse,tractor,hayloft,farmhand,farmer's wife,cattle,calf,chicken coop,pitchfork,silo,plough,muck,cockerel,rooster,piglet,trough,sheepdog,dairy,harvester,threshing",
    typical:
      "cow,cows,pig,pigs,hens,hay,straw,goose,geese,donkey,barn,farmer,udder,bucket of milk,stable,yard,field,goat,bull",
    slight: "farm,mud,gate,fence,horse,bucket,fields,dung,milk,sheep",
  },
  barn: {
    sure: "hayloft,hay bale,hay bales,haybarn,stall door,saddle room,threshing floor,manger,millstone,millstones,flour sack,flour sacks,miller,grindstone,on the straw,in the straw,in the hay,stable boy,stable lad,bridle,horseshoe",
    typical: "hay,straw,rafters,stable,cow,cows,sacks,stall,oats,pitchfork,owl",
    slight: "lantern,mouse,wooden door,ladder,warm,dust,goat,horse,beam,flour",
  },
  workshop: {
    sure: "workbench,anvil,bellows,lathe,chisel,chisels,plane shavings,sawdust,wood shavings,vice,soldering iron,toolbox,spanner,wrench,potter's wheel,kiln,loom,sewing machine,apprentice,cobbler,clockmaker,carpenter,mechanic,blacksmith,varnish,spokes,inner tube,car jack,dynamo,under the bonnet,easel,canvases,palette,paintbrush,turpentine,tailor's dummy,printing press,welding,conveyor belt,assembly line,foreman,forge,hammered at the,cogwheel,cogwheels",
    typical:
      "hammer,nails,screwdriver,screws,pliers,glue,oil can,planks,tools,bench,gears,drill,engine,clay,leather,paint,forging,machines,machine,overalls",
    slight: "wood,wheel,lamp,dust,sparks,oil,wire,metal,shelf,apron,model",
  },
  laboratory: {
    sure: "test tube,test tubes,microscope,beaker,bunsen burner,petri dish,lab coat,centrifuge,experiment,experiments,specimen,specimens,formula,pipette,time machine,telescope dome,reactor core",
    typical:
      "scientist,professor,dials,chemicals,assistant,sample,samples,readings,electrodes,screens,lever,bubbling,gauge,white coat",
    slight: "machine,robot,switch,notes,wires,screen,numbers,button",
  },
  spaceship: {
    sure: "airlock,cockpit,life support,control panel,oxygen level,cryo,cryosleep,thrusters,warp,escape pod,cargo bay,hyperdrive,docking bay,docking,navigation screen,ship's computer,artificial gravity,weightless,zero gravity,autopilot,viewport,pressure door,bulkhead,reactor,crew quarters,hydroponics,air recycler",
    typical:
      "orbit,pilot,console,captain,crew,oxygen,monitor,sensors,commander,module,the suits,bunks,android,panel,radar,hull",
    slight: "screen,button,metal,engine,corridor,stars,planet,lights,robot,helmet",
  },
  space: {
    sure: "asteroid,crater,craters,space suit,spacesuit,spacewalk,rover,two moons,outside the airlock,moon dust,red planet,alien sky,meteor,lander,lunar,red dust,milky way",
    typical: "planet,star ship,helmet,oxygen,comet,satellite,galaxy,nebula,visor,weightless,alien",
    slight: "stars,dust,silence,earth,dark,sky,horizon",
  },
  train: {
    sure: "compartment,carriage,carriages,conductor,ticket inspector,dining car,sleeping car,window seat,luggage rack,rails clicked,next stop,the aisle,corridor of the train,buffet car,guard's van,locomotive,engine driver,straps,commuter,commuters,last tram,late train,night train",
    typical:
      "seat,seats,passenger,passengers,tickets,got on,got off,telegraph poles,suitcase,doors hissed,station after,rattled,jolted,railway,rails,strap,headphones,rush hour,the train,tram",
    slight: "window,fields flew,luggage,newspaper,ticket,whistle,tunnel,tunnels",
  },
  bus: {
    sure: "bus driver,double-decker,top deck,upper deck of the bus,back seat of the bus,coach driver,bell rope,minibus,school bus,lower deck of the bus",
    typical:
      "seat,passengers,got on,got off,bus,fare,coach,aisle,windscreen,doors hissed,pressed the bell,the bus,the driver",
    slight: "window,ticket,pole",
  },
  station: {
    sure: "platform,platforms,ticket office,station clock,waiting room,loudspeaker,stationmaster,railway station,left luggage,departures board,arrivals board,platform four,timetable,turnstile,ticket machine,the train pulled in,the train pulled out,train came in,guard blew",
    typical: "train,luggage,tracks,announcement,bench,kiosk,rails,steam,tannoy,missed the train,porter,porters",
    slight: "ticket,clock,whistle,crowd,coat,passengers,suitcase,suitcases,trunk,waved,trolley",
  },
  room: {
    sure: "armchair,sofa,couch,living room,fireplace,mantelpiece,hearth,hearthrug,front room,sideboard,bookcase,television,carpet,rug,wallpaper,doormat,doorbell,light switch,radiator,piano stool,rocking chair,board game,grandfather clock,playpen,christmas tree,by the fire,at home,got home,came home,unpacked,the hotel room,room key,television set,dining table,upstairs,downstairs,front door key,hall mirror",
    typical:
      "curtains,cushion,cushions,piano,knitting,radio,clock on the wall,photograph on the,shelf,slippers,telephone,mirror,chandelier,cradle,cupboard,drawer,candlestick,the window,at the window,key in the lock,bookshelf,stove,dinner,supper",
    slight:
      "lamp,fire,suitcase,parcel,vase,table,chair,door,wall,floor,cat,kettle,tea,letter,window,book,blanket,phone,ceiling,box,stairs",
  },
  bedroom: {
    sure: "bedside,bedside table,bedside lamp,nightlight,night light,duvet,quilt,mattress,pyjamas,pajamas,nightgown,nightdress,bunk bed,wardrobe,under the covers,under the blanket,under the blankets,bedclothes,tucked in,tucked her in,tucked him in,tucked me in,lullaby,bedtime story,in bed,into bed,to bed,out of bed,cot,crib,teddy,teddy bear,alarm clock,eiderdown,beside the bed,beside my bed,under my bed,in my bed,in her bed,in his bed,dressing table,good-night kiss,four-poster,her own bed,my own bed,his own bed,lay awake",
    typical:
      "bed,curtain,doll,slippers,dressing gown,yawned,toys,rocking horse,headboard,bolster,pillow,pillows,slept badly,could not sleep,went to sleep,fast asleep,goodnight,good night",
    slight:
      "asleep,slept,sleepy,woke up,snoring,snored,lamp,dream,moonlight,window,dark,door,mirror,shadow,sheets,blanket",
  },
  bathroom: {
    sure: "bathtub,shower curtain,toothbrush,toothpaste,washbasin,bath mat,toilet,rubber duck,bubble bath,soap suds,razor,shaving,bathroom scales,hot tap,cold tap,in the bath,in the tub,flushed,bath towel",
    typical: "soap,shampoo,bath,sponge,towel,tiles,mirror,basin,steam",
    slight: "water,wet,bubbles,drops,tap",
  },
  kitchen: {
    sure: "oven,saucepan,frying pan,kettle,fridge,refrigerator,pantry,larder,ladle,rolling pin,baking tray,apron strings,chopping board,dishes,washing-up,washing up,tea towel,breadbin,dough,peeling potatoes,peeled potatoes,chopping onions,stirring the,stirred the soup,kitchen table,toaster,teapot,cooker,porridge,set the table,laid the table,pancakes,boiling,simmering,cutlery,draining board,egg cup,cookbook,recipe,tea caddy,spice jars,fried eggs,the sink",
    typical:
      "plates,plate,pot,pots,pan,spoon,soup,breakfast,supper,dinner,flour,bowl,butter,potatoes,onions,jam,mug,stew,cupboard,tap,egg,baked,bacon,fork,cup,milk,cake,stove",
    slight: "table,tea,apron,chair,coffee,ate,sugar,smelled,cheese,bucket,bowl of,bread,knife",
  },
  study: {
    sure: "filing cabinet,inkwell,blotter,desk lamp,paperweight,typewriter,keyboard,photocopier,paper clips,spreadsheet,boardroom,conference table,swivel chair,in-tray,invoice,invoices,ledger,office,secretary,colleague,colleagues,meeting room,headquarters,police headquarters,her boss,his boss,my boss,the boss,laptop,at his desk,at her desk,deadline,accountant,water cooler,the evidence board,case file,fingerprint,case files,the accounts,manuscript,stapler",
    typical:
      "desk,papers,telephone,computer,screen,typing,typed,folder,inspector,sergeant,lawyer,clerk,document,documents,meeting,manager,contract,signed,calculator,overtime,emails,email,director",
    slight: "pen,coffee,lamp,chair,tie,phone,notebook,stamp,clock,drawer,window,form,file,files,figures,report,reports",
  },
  hospital: {
    sure: "nurse,nurses,surgeon,ward,wards,stethoscope,bandage,bandages,operating theatre,stretcher,thermometer,patients,visiting hours,crutches,plaster cast,ambulance,injection,matron,wheelchair,incubator,sickbed,hospital bed,rows of beds,x-ray,anaesthetic,the doctors,midwife,delivery room,medics,field hospital,temperature chart,oxygen mask,intensive care",
    typical:
      "doctor,medicine,bed,beds,pulse,fever,stitches,wound,operation,pills,syringe,coughing,visitors,white coat,waiting room,blanket,monitor,wounded,pillow",
    slight: "white,chair,corridor,flowers,pale,sheet,curtain",
  },
  restaurant: {
    sure: "waiter,waiters,waitress,barman,barmaid,bartender,bar stool,barstool,menu,menus,the bill,napkins,wine list,chef,head waiter,tablecloth,landlord,beer mat,pint,pints,pint of,dartboard,behind the bar,at the bar,a tavern,innkeeper,tankard,three courses,corner table,nightclub,jazz band",
    typical:
      "tables,table for two,wine,beer,customers,candle,candles,ordered,counter,cocktail,piano player,waited on,jukebox,spaghetti,steak,cellar bar,served,canteen,the bar,napkin,starter,regulars,dessert",
    slight: "glasses,tray,guests,plates,chairs,supper,dinner,soup,glass,bottle,bottles,food,bread,music",
  },
  cafe: {
    sure: "barista,cappuccino,latte,espresso,croissant,coffee machine,coffee cup,coffee cups,cake stand,hot chocolate,takeaway cup,tea room,ice cream sundae,teashop,pastry,pastries,saucer",
    typical: "coffee,waitress,cake,cup,counter,tables,milkshake,sugar,cream,slice of cake",
    slight: "table,spoon,window,newspaper,tea,chair",
  },
  library: {
    sure: "librarian,bookshelves,library card,reading room,overdue,card catalogue,borrowed books,returned books,date stamp,rows of books,aisles of books,archive,archives,archivist",
    typical: "shelves,books,catalogue,spines,encyclopedia,reading lamp,whispering,volume,volumes",
    slight: "book,desk,lamp,dust,ladder,table,stamp,pages,page",
  },
  classroom: {
    sure: "teacher's desk,pupils,pupil,classmate,classmates,homework,spelling test,maths test,exam paper,the register,fractions,second row,first row,third row,back row,exercise book,exercise books,on the board,put up my hand,put up her hand,put up his hand,raised her hand,raised his hand,raised my hand,pencil case,satchels,long division,times tables,the bell rang,after the bell,textbook,textbooks,detention,the map on the wall,new girl,new boy,form tutor,headmaster,headmistress,school bell,substitute teacher,seating plan,spelling bee,show and tell,school desk,dictation",
    typical:
      "teacher,desk,desks,chair,essay,grammar,geography,pencil,sum,sums,school bag,class,sir,blot,term,ink,principal,schoolmistress,spelling,report card,the board,lesson,lessons,blackboard,whiteboard,the class,whole class",
    slight: "school,bell,pen,row,notebook,window,book,hands,giggled,silence,ceiling,whispered,chalk",
  },
  gym: {
    sure: "basketball,hoop,vaulting horse,parallel bars,trampoline,boxing ring,punchbag,dumbbells,wall bars,dribble,balance beam,gymnast,volleyball,badminton,boxing gloves,dojo,judo,karate,leotard,sparring,weightlifting,changing rooms,climbing wall,ringside,uppercut,knocked down,fencing mask",
    typical: "mat,mats,coach,net,referee,whistle,trainers,trainer,round three,somersault,bleachers",
    slight: "ball,team,sweat,bench,rope,towel,gloves,court,the bell",
  },
  pool: {
    sure: "swimming pool,diving board,goggles,swimming cap,chlorine,deep end,shallow end,lifeguard,swimming lesson,armbands,freestyle,backstroke,butterfly stroke,breaststroke,lane four,the blocks,tumble turn,poolside,springboard,swimming trunks",
    typical: "dive,dived,lane,lengths,tiles,whistle,swimsuit,laps,towel,splash,stroke,coach",
    slight: "water,wet,bench,race,changing room",
  },
  theatre: {
    sure: "backstage,the curtain,spotlight,spotlights,understudy,prompter,dress rehearsal,rehearsal,orchestra pit,encore,ovation,leading lady,stage door,applause,auditorium,ballerina,conductor's baton,puppeteer,magician,director shouted,footlights,violin solo,soloist,tutu,grand piano,concert hall,interval,playbill,audition,front row,the audience,bowed,the stage,on stage",
    typical:
      "actor,actress,audience,orchestra,script,violin,singer,clapped,performance,conductor,concert,opera,dancer,music stand,solo,make-up,encore,sheet music,curtain,stage,costume,costumes",
    slight: "song,seats,lights,row,music,piano,sang,microphone,mirror,piece,dance,balcony",
  },
  museum: {
    sure: "museum guard,exhibit,exhibits,exhibition,glass case,display case,glass cases,curator,mummy,dinosaur skeleton,guided tour,audio guide,sarcophagus,old masters,marble statue,sculpture gallery,gallery,gallery guard,plinth,roped off,night watchman,vitrine",
    typical: "painting,paintings,statue,statues,guard,frame,portrait,vase,masterpiece,visitors,label,marble,landscape",
    slight: "hall,rope,tour,torch,stairs,school trip",
  },
  church: {
    sure: "pew,pews,altar,organist,hymn,hymns,hymn book,sermon,pulpit,choirboy,choirboys,bridegroom,bridesmaid,nave,font,communion,congregation,stained glass,vestry,confessional,incense,up the aisle,down the aisle,christening,rosary,church bell rope,bell ringer,cassock,collection plate,the organ,bishop",
    typical:
      "vicar,priest,bride,groom,choir,aisle,candles,candle,prayed,kneeling,veil,wedding,cross,organ,prayer,bells,ring bearer,monk,nun,wedding dress,psalm",
    slight: "church,bell,bench,ring,silence,white dress,song",
  },
  hall: {
    sure: "ballroom,banquet,chandeliers,revolving door,marble floor,the lobby,lobby,foyer,courtroom,jury,witness stand,the dock and,gavel,the accused,verdict,reception desk,bellboy,night porter,grand staircase,great hall,trestle tables,assembly,council,town council,raffle,village dance,wedding guests,dance floor,the marquee,first prize,auctioneer,parliament,the barrister,check-in,departure board,prize-giving,prizegiving,bingo,the waltz,waltzed,orchestra played,polling station",
    typical:
      "marble,meeting,speech,microphone,mayor,porter,rows of chairs,throne,lawyer,witness,oath,prize,rosette,staircase,pillars,columns,applause,vote,votes,judge",
    slight: "chairs,stairs,tables,candles,music,flags,applauded,platform,band,dance,guests,crowd",
  },
  shop: {
    sure: "shopkeeper,shop assistant,cash register,the till,checkout,shopping basket,price tag,price tags,shop bell,fitting room,cashier,salesgirl,salesman,receipt,window display,shopping trolley,butcher,grocer,pharmacist,chemist,pawnbroker,bookseller,hairdresser,barber,barber's chair,behind the counter,bargain,second-hand,for sale sign,watchmaker,jeweller,florist,discount,sweet jars,tins of,frozen food,the shopwoman,wrapping paper",
    typical:
      "customer,customers,counter,scales,price,packets,ladder,goods,aisle,apron,paper bag,on the counter,at the counter,across the counter",
    slight: "money,drawers,drawer,bell,box,string,list,queue,shelf,sold,paid,bought,purse,coins,jars,shelves,tins",
  },
  bakery: {
    sure: "baker,bakers,bread oven,croissants,dough,baking tray,baguette,baguettes,floury,sourdough,gingerbread,pretzel,pretzels,cake shop,icing,kneading,kneaded,bread rolls",
    typical: "bread,flour,loaf,cake,cakes,oven,tray,yeast,pastry,warm bread,bun,pie,pies,counter,loaves,buns",
    slight: "customers,apron,queue,sugar,early,smell",
  },
  market: {
    sure: "market day,stall,stalls,market women,fishmonger,spice seller,stallholder,hawker,bazaar,haggled,haggling,pedlar,melons,fortune teller,snake charmer,merry-go-round,carousel,candyfloss,ferris wheel,booth,shooting gallery,awnings,spices,ghost train,auction,merchants",
    typical:
      "merchant,baskets,crowd,cabbages,vegetables,cheap,scales,cloth,carpet,selling,sold,bargain,noise,elbows,juggler,pickpocket,customers,live chickens,a fair,the fair",
    slight: "coin,shouted,buy,colours,people,price,donkey,apples,oranges,fruit,coins,cart,barrow",
  },
  attic: {
    sure: "attic,skylight,cobwebs,old trunk,rafters,loft hatch,dust sheets,roof beams,under the eaves,trapdoor,loft ladder,garret",
    typical: "trunk,dusty,beams,old toys,spider,cobweb,box of letters,ladder,suitcase",
    slight: "dust,boxes,lamp,mice,old clothes",
  },
  cellar: {
    sure: "wine cellar,coal heap,boiler,wine racks,air raid,air-raid shelter,bunker,shelter,cellar steps,coal cellar,wine barrels,basement,jam jars on,fuse box,damp walls,dugout",
    typical: "barrels,rats,damp,pipes,preserves,bare bulb,mouse trap,cobwebs,spiders,all clear,sirens",
    slight: "coal,candle,dark,stairs,steps,cold,bottles,torch,musty",
  },
  corridor: {
    sure: "corridor,hallway,landing,stairwell,coat pegs,coat hooks,lockers,staircase,banister,took the stairs,on the stairs,top step,bottom step,corridors,row of doors,keyhole,threshold,the next door,nameplate",
    typical:
      "stairs,footsteps,landing window,doormat,third floor,second floor,first floor,fourth floor,fifth floor,top floor,flights",
    slight: "door,knock,knocked,key,lamp,floor,steps,doors",
  },
  lift: {
    sure: "lift doors,elevator doors,lift button,in the lift,stuck between floors,going up,lift stopped,in the elevator,emergency button",
    typical: "lift,elevator,between floors",
    slight: "button,floor,doors",
  },
};

/** What only rooms have, whichever they are. */
export const INDOOR_WORDS =
  "ceiling,floorboard,floorboards,carpet,rug,curtains,wallpaper,wall,table,armchair,chair,chairs,shelf,shelves,light switch,switched on the light,switched off the light,doorknob,door handle,window,windowsill,cupboard,indoors,inside,stairs,upstairs,downstairs,corridor,desk,fireplace,chimney piece,mirror,keyhole,bed,cellar,sofa";

/** What is seen and felt under the sky only. */
export const OUTDOOR_WORDS =
  "sky,wind,breeze,cloud,clouds,sunshine,sunlight,sunset,rain,drizzle,puddle,puddles,grass,mud,muddy,path,road,track,hedge,tree,trees,branch,branches,field,fields,hill,gulls,outdoors,outside,horizon,snow,fence,bush,bushes,moss,stars,thunder,lightning,fog,mist,footprints,gravel,campfire,sand,bridge,birds";
